import { FIELD_CHOSEN, type FieldEntered, type PreviewSource } from "@future-native/contract";
import { tellAdmin } from "../admin";
import { boxOf, hideOutline, showOutline } from "./outline";
import { spotsOf, type Spot } from "./spots";

/** What is drawn, once more with marks. */
export interface MarkedPage {
  /** The same page, drawn from data with marks. */
  readonly marked: Node;
  sourceOf(mark: number): PreviewSource | undefined;
}

/** A text or a picture with the field that it comes from. */
interface Place {
  readonly node: Spot["node"];
  readonly source: PreviewSource;
}

/**
 * Outlines what is pointed at and says its field; a double click, or Enter, has the form go there (X11).
 * @param page what is drawn now; undefined where nothing is, or nothing is marked yet
 */
export class Touch {
  private places: readonly Place[] | undefined;
  private outlined: Place | undefined;
  private watched: Node | undefined;
  private readonly changes = new MutationObserver(() => (this.places = undefined));

  constructor(private readonly page: () => MarkedPage | undefined) {
    window.addEventListener("pointermove", ({ clientX, clientY }) => this.outline(this.placeAt(clientX, clientY)));
    window.addEventListener("pointerout", ({ relatedTarget }) => relatedTarget === null && this.outline(undefined));
    window.addEventListener("scroll", () => this.outline(undefined), { capture: true, passive: true });
    window.addEventListener("focusin", ({ target }) => this.onFocus(target));
    window.addEventListener("dblclick", ({ clientX, clientY }) => {
      const place = this.placeAt(clientX, clientY);
      this.choose(place, place && characterAt(place.node, clientX, clientY));
    });
    window.addEventListener("keydown", (event) => this.onKey(event), true);
  }

  /** Brings what comes from a field into view. */
  show({ list, id, path, within }: FieldEntered): void {
    const inField = this.placesNow().filter(
      ({ source }) => source.list === list && source.id === id && isWithin(source.path, path),
    );
    const place = inField.find(({ source }) => within !== "" && isWithin(source.within, within)) ?? inField[0];
    if (!place) return;
    elementOf(place.node)?.scrollIntoView({ block: "center", behavior: "instant" });
    // The scroll takes the outline away first.
    requestAnimationFrame(() => requestAnimationFrame(() => this.outline(place)));
  }

  private onFocus(target: EventTarget | null): void {
    // What takes the focus for the sake of its parts, as the page does, means none of them.
    if (target instanceof Element && target.matches("a, button, summary")) this.outline(this.placeIn(target));
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !this.outlined || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(this.outlined);
  }

  private choose(place: Place | undefined, at = 0): void {
    if (!place) return;
    const { node, source } = place;
    tellAdmin({ type: FIELD_CHOSEN, source, text: node instanceof Text ? node.data.trim() : "", at });
  }

  private outline(place: Place | undefined): void {
    if (place) showOutline(boxOf(place.node), place.source.label);
    else if (this.outlined) hideOutline();
    this.outlined = place;
  }

  /** The smallest thing at a point of the window; a text before the picture that it lies on. */
  private placeAt(x: number, y: number): Place | undefined {
    const top = document.elementFromPoint(x, y);
    const layer = top?.closest("dialog, [popover], header");
    const here = this.placesNow().filter(({ node }) => {
      const { left, right, top: upper, bottom, width, height } = boxOf(node);
      const isHere = width > 0 && height > 0 && left <= x && x <= right && upper <= y && y <= bottom;
      return isHere && isSeen(node, layer) && !isCovered(node, top);
    });
    const size = ({ node }: Place) => {
      const { width, height } = boxOf(node);
      return width * height * (node instanceof Text ? 1 : 1000);
    };
    return here.sort((one, other) => size(one) - size(other))[0];
  }

  private placeIn(element: Element): Place | undefined {
    return this.placesNow().find(({ node }) => element.contains(node));
  }

  private watch(marked: Node): void {
    this.watched = marked;
    this.places = undefined;
    this.changes.disconnect();
    for (const node of [document.body, marked]) this.changes.observe(node, CHANGES);
  }

  private placesNow(): readonly Place[] {
    const page = this.page();
    if (!page) return [];
    if (page.marked !== this.watched) this.watch(page.marked);
    this.places ??= spotsOf(document.body, page.marked).flatMap(({ node, mark }) => {
      const source = page.sourceOf(mark);
      return source ? [{ node, source }] : [];
    });
    return this.places;
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
