/* What comes from a house, as data: no text in it turns around what stands about it on the page. The house lets no such
 * words in, but logs of other programs, and of its own first version, may hold them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

export const straight = (text: string): string => text.replace(turns, "");

/** As they stand in JSON, or escaped there: to look at each value takes far longer than to read a message without any. */
const any = /[\u202a-\u202e\u2066-\u2069]|\\u20[26]/;

export const parse = <T>(text: string): T =>
  JSON.parse(
    text,
    any.test(text) ? (_, value: unknown) => (typeof value === "string" ? straight(value) : value) : undefined,
  ) as T;
