/** Helpers for the frame of the preview: listing its texts and pictures, and clicking them. */
import type { BrowserContext, Frame } from "@playwright/test";
import type { PreviewSource } from "@future-native/contract";

/** A text or a picture that can be seen. */
export interface PreviewItem {
  /** Its number among all texts and pictures of the document. */
  readonly at: number;
  /** Text, or path of a picture's file. */
  readonly content: string;
  /** Null if it has no source in the CMS. */
  readonly source: PreviewSource | null;
}

/** Puts functions into the frame that the others call. */
export async function prepareFrame(frame: Frame): Promise<void> {
  // Methods, for what compiles this file gives functions in variables their names by a helper that the frame lacks.
  await frame.evaluate(() => {
    window.touchProof = {
      all() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        const found: (Text | HTMLImageElement)[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof HTMLImageElement || (node instanceof Text && node.data.trim())) found.push(node);
        }
        return found;
      },
      centre(node) {
        const element = node instanceof Text ? node.parentElement : node;
        if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("script, style, noscript"))
          return;
        const range = document.createRange();
        range.selectNode(node);
        let middle: { clientX: number; clientY: number } | undefined;
        // A card that others come to lie on moves with them: it is free when its end is where that of the window is.
        for (const block of ["center", "end", "end"] as const) {
          element.scrollIntoView({ block, behavior: "instant" });
          const box = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
          const at = box && { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
          const top = at && document.elementFromPoint(at.clientX, at.clientY);
          // Outside of the window, such as the skip link without focus, nothing can be clicked.
          if (!top) continue;
          if (element.contains(top) || top.contains(element)) return at;
          middle = at;
        }
        return middle;
      },
    };
  });
}

declare global {
  interface Window {
    touchProof: {
      all(): (Text | HTMLImageElement)[];
      /** Brings something into view. @returns the middle of it; undefined where it cannot be seen */
      centre(node: Text | HTMLImageElement): { clientX: number; clientY: number } | undefined;
    };
  }
}

/** Every text and picture that can be seen in the frame, as the preview knows them. @param admin holds the frame */
export async function shownIn(frame: Frame): Promise<PreviewItem[]> {
  return frame.evaluate(async () => {
    const { all, centre } = window.touchProof;
    const chosen = window.parent.touchProofChosen;
    const shown: PreviewItem[] = [];
    for (const [at, node] of all().entries()) {
      const middle = centre(node);
      if (!middle) continue;
      chosen.length = 0;
      window.dispatchEvent(new MouseEvent("dblclick", middle));
      // Messages come one after the other: with one that is sent later has come what was chosen.
      const token = `chosen ${at}`;
      const heard = new AbortController();
      await new Promise<void>((resolve) => {
        window.parent.addEventListener("message", ({ data }) => data === token && resolve(), { signal: heard.signal });
        window.parent.postMessage(token, window.location.origin);
      });
      heard.abort();
      const content = node instanceof Text ? node.data.trim() : new URL(node.currentSrc || node.src).pathname;
      shown.push({ at, content, source: chosen[0] ?? null });
    }
    return shown;
  });
}

declare global {
  interface Window {
    /** Of the admin: what was chosen in the frame and not gone to. */
    touchProofChosen: PreviewSource[];
    /** Of the admin: whether the form may go to what is chosen. */
    touchProofGoes?: boolean;
  }
}

/**
 * Keeps what is chosen in a frame from moving the form, and notes it. In every document before its own scripts: of the
 * listeners of a window's messages the first goes first.
 */
export async function catchChoices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.touchProofChosen = [];
    window.addEventListener("message", (event: MessageEvent<{ type?: string; source?: PreviewSource }>) => {
      if (event.data.type !== "field-chosen" || !event.data.source) return;
      window.touchProofChosen.push(event.data.source);
      if (!window.touchProofGoes) event.stopImmediatePropagation();
    });
  });
}

/** Chooses something by a double click. @returns the moment, in milliseconds since 1970 */
export async function choose(frame: Frame, at: number): Promise<number> {
  return frame.evaluate((number) => {
    const { all, centre } = window.touchProof;
    const node = all()[number];
    const middle = node && centre(node);
    const now = performance.timeOrigin + performance.now();
    if (middle) window.dispatchEvent(new MouseEvent("dblclick", middle));
    return now;
  }, at);
}

/** Waits for a word. @returns where it was drawn, and when: numbers of texts, milliseconds since 1970 */
export async function drawn(frame: Frame, word: string): Promise<{ places: number[]; moment: number }> {
  const found = await frame.waitForFunction(
    (text) => {
      const nodes = window.touchProof.all();
      const places = nodes.flatMap((node, at) => (node instanceof Text && node.data.includes(text) ? [at] : []));
      return places.length > 0 && { places, moment: performance.timeOrigin + performance.now() };
    },
    word,
    { polling: "raf", timeout: 10_000 },
  );
  const value = await found.jsonValue();
  if (!value) throw new Error(`"${word}" was not drawn.`);
  return value;
}
