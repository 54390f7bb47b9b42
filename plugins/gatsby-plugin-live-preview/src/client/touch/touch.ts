import { FIELD_CHOSEN, type FieldEntered, type PreviewSource } from "@future-native/contract";
import { postToAdmin } from "../admin";
import { boxOf, hideOutline, showOutline } from "./outline";
import { spotsOf, type Spot } from "./spots";

/** The second render of the current page, with marks. */
export interface MarkedPage {
  /** The same page, drawn from data with marks. */
  readonly marked: Node;
  sourceOf(mark: number): PreviewSource | undefined;
}

/** A text or a picture with the field that it comes from. */
interface FieldSpot {
  readonly node: Spot["node"];
  readonly source: PreviewSource;
}

/**
 * Outlines what is pointed at and says its field; a double click, or Enter, has the form go there (X11).
 * @param page what is drawn now; undefined where nothing is, or nothing is marked yet
 */
export class Touch {
  private spots: readonly FieldSpot[] | undefined;
  private outlined: FieldSpot | undefined;
  private watched: Node | undefined;
  /** The field with the cursor, until the page shows something of it. */
  private wanted: FieldEntered | undefined;
  private readonly changes = new MutationObserver(() => {
    this.spots = undefined;
    this.showWanted();
  });

  constructor(private readonly page: () => MarkedPage | undefined) {
    window.addEventListener("pointermove", ({ clientX, clientY }) => this.outline(this.spotAt(clientX, clientY)));
    window.addEventListener("pointerout", ({ relatedTarget }) => relatedTarget === null && this.outline(undefined));
    window.addEventListener("scroll", () => this.outline(undefined), { capture: true, passive: true });
    window.addEventListener("focusin", ({ target }) => this.onFocus(target));
    window.addEventListener("dblclick", ({ clientX, clientY }) => {
      const spot = this.spotAt(clientX, clientY);
      this.choose(spot, spot && characterAt(spot.node, clientX, clientY));
    });
    window.addEventListener("keydown", (event) => this.onKey(event), true);
  }

  /** Brings what comes from a field into view, as soon as the page has something of it. */
  show(field: FieldEntered): void {
    this.wanted = field;
    this.showWanted();
  }

  /** Call it when a page is marked for the first time. */
  showWanted(): void {
    if (!this.wanted) return;
    const { list, id, path, within } = this.wanted;
    const inField = this.currentSpots().filter(
      ({ node, source }) =>
        source.list === list && source.id === id && isWithin(source.path, path) && isSeen(node, undefined),
    );
    const spot = inField.find(({ source }) => within !== "" && isWithin(source.within, within)) ?? inField[0];
    if (!spot) return;
    this.wanted = undefined;
    elementOf(spot.node)?.scrollIntoView({ block: "center", behavior: "instant" });
    // The scroll takes the outline away first.
    requestAnimationFrame(() => requestAnimationFrame(() => this.outline(spot)));
  }

  private onFocus(target: EventTarget | null): void {
    // A container that takes the focus on behalf of its content, as the page does, belongs to no field.
    if (target instanceof Element && target.matches("a, button, summary")) this.outline(this.spotIn(target));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !this.outlined || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(this.outlined);
  }

  private choose(spot: FieldSpot | undefined, at = 0): void {
    if (!spot) return;
    const { node, source } = spot;
    postToAdmin({ type: FIELD_CHOSEN, source, text: node instanceof Text ? node.data.trim() : "", at });
  }

  private outline(spot: FieldSpot | undefined): void {
    if (spot) showOutline(boxOf(spot.node), spot.source.label);
    else if (this.outlined) hideOutline();
    this.outlined = spot;
  }

  /** The smallest thing at a point of the window; a text before the picture that it lies on. */
  private spotAt(x: number, y: number): FieldSpot | undefined {
    const top = document.elementFromPoint(x, y);
    const layer = top?.closest("dialog, [popover], header");
    const here = this.currentSpots().filter(({ node }) => {
      const { left, right, top: upper, bottom, width, height } = boxOf(node);
      const isHere = width > 0 && height > 0 && left <= x && x <= right && upper <= y && y <= bottom;
      return isHere && isSeen(node, layer) && !isCovered(node, top);
    });
    const size = ({ node }: FieldSpot) => {
      const { width, height } = boxOf(node);
      return width * height * (node instanceof Text ? 1 : 1000);
    };
    return here.sort((one, other) => size(one) - size(other))[0];
  }

  private spotIn(element: Element): FieldSpot | undefined {
    return this.currentSpots().find(({ node }) => element.contains(node));
  }

  private watch(marked: Node): void {
    this.watched = marked;
    this.spots = undefined;
    this.changes.disconnect();
    for (const node of [document.body, marked]) this.changes.observe(node, CHANGES);
  }

  private currentSpots(): readonly FieldSpot[] {
    const page = this.page();
    if (!page) return [];
    if (page.marked !== this.watched) this.watch(page.marked);
    this.spots ??= spotsOf(document.body, page.marked).flatMap(({ node, mark }) => {
      const source = page.sourceOf(mark);
      return source ? [{ node, source }] : [];
    });
    return this.spots;
  }
}

const CHANGES: MutationObserverInit = { childList: true, characterData: true, subtree: true };

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/** Before which character of its words something is pointed at; 0 where the browser cannot tell. */
function characterAt(node: Node, x: number, y: number): number {
  const caret = "caretPositionFromPoint" in document ? document.caretPositionFromPoint(x, y) : null;
  if (!(node instanceof Text) || caret?.offsetNode !== node) return 0;
  return node.data.slice(0, caret.offset).trimStart().length;
}

/** Whether a path is another or lies below it. */
const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

/** Whether something can be seen, and is not behind the layer that is pointed at. */
function isSeen(node: Node, layer: Element | null | undefined): boolean {
  const element = elementOf(node);
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return layer ? layer.contains(element) : true;
}

/** Whether a ground is painted over something, as of cards that lie on one another. @param top what is pointed at */
function isCovered(node: Node, top: Element | null): boolean {
  for (let at = top; at && !at.contains(node); at = at.parentElement) {
    if (getComputedStyle(at).backgroundColor !== UNPAINTED) return true;
  }
  return false;
}

const UNPAINTED = "rgba(0, 0, 0, 0)";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
