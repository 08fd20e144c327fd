/** The name of a picture by a title of the pack: "The Last Ringer" is drawn as last-ringer. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/ \d+$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
