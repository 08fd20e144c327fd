/* What a report says, as nodes of the page. Always true: of a report only text, tables and drawings are taken, whoever wrote
 * it; nothing in them runs, is fetched, or leads anywhere. */

const TAGS = new Set(
  (
    "main section footer h1 h2 p ol ul li dl dt dd div details summary figure figcaption caption table thead tbody tr th td code b " +
    "svg g path rect text line circle"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  (
    "class id viewBox d x y x1 x2 y1 y2 r cx cy width height fill fill-opacity stroke stroke-width stroke-dasharray text-anchor role " +
    "aria-label aria-hidden tabindex scope"
  ).split(" "),
);

/** A copy of a node without what a report has no need of; null: nothing is left. */
function copied(node: Node): Node | null {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.nodeValue ?? "");
  if (!(node instanceof Element) || !TAGS.has(node.localName)) return null;
  const made = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes)
    if (ATTRIBUTES.has(name) && !/url\s*\(/i.test(value)) made.setAttribute(name, value);
  for (const child of node.childNodes) {
    const below = copied(child);
    if (below) made.append(below);
  }
  return made;
}

/** What the page's rules on content stop and tell the console of, before it is even parsed; what this leaves, `copied` does not. */
const quiet = (text: string): string =>
  text.replace(/<style\b[\s\S]*?<\/style>/gi, "").replace(/\s(?:style|on\w+)=(?:"[^"]*"|'[^']*')/gi, "");

/** Null: it is no report. */
export function readReport(text: string): { title: string; parts: Node[] } | null {
  const page = new DOMParser().parseFromString(quiet(text), "text/html");
  const title = page.querySelector("h1")?.textContent?.trim();
  if (!title || !page.querySelector("main ol") || !page.querySelector("footer dl")) return null;
  const parts = [page.querySelector("main"), page.querySelector("footer")];
  return { title, parts: parts.flatMap((part) => (part ? [...part.childNodes] : [])).flatMap((n) => copied(n) ?? []) };
}
