export type Mode = "night" | "paper";

/** What turns together in the end: a section with all that is in it, or the root with the page's frame. */
export interface Turning {
  /** Its mark says how all of it lies. Until it has turned once, that is the night that the page opens in. */
  owner: HTMLElement;
  inner: readonly Element[];
}

interface Piece {
  element: HTMLElement;
  /** How many elements are made anew when it turns. */
  size: number;
}

/** So many elements may have their styles made anew in one frame of a scroll. */
const AT_ONCE = 12;

const MARKED = "[data-over=night], [data-over=paper]";

export const turningSection = (section: HTMLElement): Turning => ({ owner: section, inner: [...section.children] });

/** What floats over the page follows the root's mark. */
export function turningFrame(): Turning {
  const frame = [...document.querySelectorAll("[data-over=page]")].filter(isOnThePage);
  return { owner: document.documentElement, inner: frame.flatMap(({ children }) => [...children]) };
}

/** What has a ground of its own does not turn with the page's. */
function isOnThePage(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && !element.matches("[data-mode], [data-ground]");
}

const sizeOf = (elements: readonly Element[]) =>
  elements.reduce((size, element) => size + 1 + element.getElementsByTagName("*").length, 0);

/** In pieces that turn one after another, from the inside out: what has turned stays as it is when its parent does. */
function* piecesOf({ owner, inner }: Turning): Generator<Piece> {
  const size = sizeOf(inner) + 1;
  if (size <= AT_ONCE) return yield { element: owner, size };
  for (const element of inner.filter(isOnThePage)) yield* piecesOf(turningSection(element));
  yield { element: owner, size: inner.length + 1 };
}

const marksIn = ({ inner }: Turning) =>
  inner.flatMap((element) => [...(element.matches(MARKED) ? [element] : []), ...element.querySelectorAll(MARKED)]);

const modeOf = ({ owner }: Turning) => owner.dataset["over"] ?? "night";

/** Whether all of it lies over the ground as it is. */
export function hasTurned(turning: Turning, mode: Mode): boolean {
  return modeOf(turning) === mode && marksIn(turning).length === 0;
}

/**
 * Turns as much as one frame has room for; to be called until {@link hasTurned}. Meanwhile pieces have marks of their own;
 * afterwards only the owner has one.
 */
export function turnSome(turning: Turning, mode: Mode): void {
  const before = modeOf(turning);
  let room = AT_ONCE;
  for (const { element, size } of piecesOf(turning)) {
    if ((element.dataset["over"] ?? before) === mode) continue;
    if (size > room && room < AT_ONCE) return;
    element.dataset["over"] = mode;
    room -= size;
  }
  // The owner says it for all that is in it, and for whatever comes into it from now on.
  if (room === AT_ONCE) for (const marked of marksIn(turning)) marked.removeAttribute("data-over");
}
