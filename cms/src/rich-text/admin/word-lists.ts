/** Lists of Word: paragraphs that say by their style which list and level they are of, with a bullet or number as text. */

const ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** A digit, or letters with a dot or bracket behind; bullets are signs, or letters of a font of signs. */
const NUMBER = /\p{N}|\p{L}+[.)]/u;

type Kind = "ol" | "ul";

interface OpenList {
  readonly level: number;
  readonly kind: Kind;
  readonly element: Element;
}

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

/** Whether HTML holds lists as Word writes them. */
export const hasWordLists = (html: string): boolean => ITEM.test(html);

/** The same HTML with lists in place of such paragraphs, nested by their levels. */
export function withLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("[style*='mso-list' i]")) {
    const level = Number(ITEM.exec(styleOf(paragraph))?.[1]);
    if (!level) continue;
    const kind = takeMarker(paragraph);
    // A list ends where something else comes between.
    if (open[0]?.element !== paragraph.previousElementSibling) open = [];
    open = open.filter((list) => list.level < level || (list.level === level && list.kind === kind));
    if (open.at(-1)?.level !== level) open = [...open, addList(open.at(-1), { level, kind, before: paragraph })];
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.element.append(item);
    paragraph.remove();
  }
  return body.innerHTML;
}

/** Takes the bullet or number out of a paragraph. */
function takeMarker(paragraph: Element): Kind {
  const markers = [...paragraph.querySelectorAll("[style]")].filter((element) => MARKER.test(styleOf(element)));
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return NUMBER.test(text) ? "ol" : "ul";
}

function addList(
  outer: OpenList | undefined,
  { level, kind, before }: { level: number; kind: Kind; before: Element },
): OpenList {
  const element = before.ownerDocument.createElement(kind);
  const item = outer?.element.lastElementChild;
  if (item) item.append(element);
  else before.before(element);
  return { level, kind, element };
}
