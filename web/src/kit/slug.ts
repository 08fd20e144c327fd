/** The name of a picture by a title of the pack: "The Last Ringer" is drawn as last-ringer. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/ \d+$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, " ");
/** Whether two names are one to somebody who types. */
export const alike = (a: string, b: string): boolean => plain(a) === plain(b);
