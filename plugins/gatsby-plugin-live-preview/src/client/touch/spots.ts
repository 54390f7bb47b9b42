import { markOf, withoutMarks } from "@future-native/contract";

/** A text or a picture of the page, and the mark of the field that it comes from. */
export interface Spot {
  readonly node: Text | HTMLElement;
  readonly mark: number;
}

interface ContentNode {
  readonly node: Text | HTMLElement;
  /** Text or address of the picture, without marks. */
  readonly content: string;
  readonly mark: number | undefined;
}

/**
 * Finds what of the page comes from where.
 * @param page as an editor sees it
 * @param marked the same page, drawn from data with marks
 */
export function spotsOf(page: Node, marked: Node): Spot[] {
  const rest = seenIn(marked);
  const byPlace = groupBy(rest, placeOf);
  const byContent = groupBy(rest, ({ content }) => content);
  const taken = new Set<ContentNode>();
  return seenIn(page).flatMap((seen): Spot[] => {
    const isFree = (candidate: ContentNode) => !taken.has(candidate);
    // A repeated row is visible more often than it is rendered; each copy belongs to the same field.
    const [here = [], anywhere = []] = [byPlace.get(placeOf(seen)), byContent.get(seen.content)];
    const found = here.find(isFree) ?? here[0] ?? anywhere.find(isFree) ?? anywhere[0];
    if (!found) return [];
    taken.add(found);
    return found.mark === undefined ? [] : [{ node: seen.node, mark: found.mark }];
  });
}

/** Gatsby's live region for screen readers, which is invisible. */
const ANNOUNCER = "#gatsby-announcer";

/** All texts and pictures below a node, in the order of the document. */
function seenIn(root: Node): ContentNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const seen: ContentNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const content = spoken(node.data);
      if (content && !node.parentElement?.closest(ANNOUNCER))
        seen.push({ node, content, mark: markOf(node.data) ?? markBeside(node) });
    } else if (node instanceof HTMLImageElement || node instanceof HTMLMediaElement) {
      const address = addressOf(node);
      if (address) seen.push({ node, content: pathOf(address), mark: markOfAddress(address) });
    }
  }
  return seen;
}

/** The mark of the line that a text is in, where that has one: an address may be drawn in several parts. */
function markBeside({ parentElement }: Text): number | undefined {
  const texts = [...(parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
  const marks = new Set(texts.flatMap(({ data }) => markOf(data) ?? []));
  return marks.size === 1 ? [...marks][0] : undefined;
}

const spoken = (text: string): string => withoutMarks(text).replaceAll(/\s+/g, " ").trim();

const addressOf = (element: HTMLImageElement | HTMLMediaElement): string =>
  element.getAttribute("src") ?? element.querySelector("source")?.getAttribute("src") ?? "";

const pathOf = (address: string): string => new URL(address, document.baseURI).pathname;

function markOfAddress(address: string): number | undefined {
  const { hash } = new URL(address, document.baseURI);
  return markOf(decodeURIComponent(hash));
}

/** How many elements around a text tell it from others that say the same. */
const AROUND = 4;

/** Key of a content within its ancestor elements. */
function placeOf({ node, content }: ContentNode): string {
  const around: string[] = [];
  for (let at = node.parentElement; at && around.length < AROUND; at = at.parentElement) {
    around.push(`${at.tagName}.${at.className}`);
  }
  return [content, ...around].join("\n");
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
