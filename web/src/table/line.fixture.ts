/** A message of the house as it is sent, of one whose story is lines as the page has them. */
export function asSent(message: object): object {
  if (!("story" in message)) return message;
  const story = (message.story as { n: number; says?: unknown[] }[]).map(({ n, says = [], ...besides }) => [
    n,
    ...says,
    ...(Object.keys(besides).length ? [besides] : []),
  ]);
  return { ...message, story };
}
