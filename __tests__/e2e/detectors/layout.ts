/** Detectors of layout faults; each returns a line per fault, none for a good page. */
import type { Page } from "@playwright/test";

/** @returns the page's width if it exceeds the window's, and the element that reaches farthest */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll("*")].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
      right: Math.round(element.getBoundingClientRect().right),
    }));
    const widest = reaching.filter(({ right }) => right > clientWidth).sort((a, b) => b.right - a.right);
    return [
      `${scrollWidth} px in ${clientWidth}`,
      ...widest.slice(0, 5).map(({ name, right }) => `${name} to ${right}`),
    ];
  });
}

/** @returns texts that are partly clipped by the window or a box and cannot be scrolled into view */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[aria-hidden=true], [data-menu=closed] > nav");
    const reach = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    /** The area that clips an element; undefined where the rest can be scrolled to or is cut on purpose. */
    const clipOf = (element: Element) => {
      const clip = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity };
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY) || clipPath !== "none" || textOverflow === "ellipsis")
          return undefined;
        if (/hidden|clip/.test(overflowX))
          Object.assign(clip, { left: Math.max(left, clip.left), right: Math.min(right, clip.right) });
        if (/hidden|clip/.test(overflowY))
          Object.assign(clip, { top: Math.max(top, clip.top), bottom: Math.min(bottom, clip.bottom) });
      }
      return clip;
    };
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element || !isShown(element)) continue;
      const text = reach(node);
      const clip = clipOf(element);
      const room = parseFloat(getComputedStyle(element).fontSize) / 2;
      if (!clip || text.width === 0 || text.right < 0) continue;
      const isCut = text.left < clip.left - 2 || text.right > clip.right + 2;
      const isLow = text.top < clip.top - room || text.bottom > clip.bottom + room;
      if (isCut || isLow)
        faults.push(
          `${element.getAttribute("class")} "${node.nodeValue.trim().slice(0, 40)}" ${Math.round(text.left)} to ${Math.round(text.right)} of ${Math.round(clip.right)}`,
        );
    }
    return faults;
  });
}

/**
 * @returns what can be clicked and is smaller than a fingertip, 44 px. A link among words is as high as its line, which has to
 * be 24 px; one whose `::after` covers the card around it is as large as that.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAmongWords = (element: Element) => {
      const { parentElement: parent } = element;
      const others = (parent?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
      return (others || parent?.tagName === "P") && getComputedStyle(element).display === "inline";
    };
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const cover = getComputedStyle(element, "::after");
      if (cover.content === "none" || cover.position !== "absolute") return { width, height };
      return { width: Math.max(width, parseFloat(cover.width)), height: Math.max(height, parseFloat(cover.height)) };
    };
    const targets = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary");
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest("[aria-hidden=true]"))
      .filter((element) => element.getBoundingClientRect().bottom > 0)
      .map((element) => {
        const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
        const [least, { width, height }] = isAmongWords(element)
          ? [24, { width: Infinity, height: lineHeight }]
          : [44, sizeOf(element)];
        const name = `${element.getAttribute("class")} "${element.textContent?.trim().slice(0, 40)}"`;
        return Math.min(width, height) < least - 0.5 ? `${name}: ${width.toFixed(0)} × ${height.toFixed(0)}` : "";
      })
      .filter(Boolean);
  });
}

/** @returns images without dimensions, which would cause layout shifts, or without an alternative text */
export function looseImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !["width", "height", "alt"].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML.slice(0, 120)),
  );
}

/**
 * @returns words in the font of headings that are broken across two lines without a hyphen. Words end at spaces, hyphens, dashes,
 * slashes and explicit break opportunities.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLarge = (element: Element) =>
      element.closest("h1, h2, h3, h4") !== null || getComputedStyle(element).fontFamily.includes("Unbounded");
    const linesOf = (node: Node, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        .size;
    };
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility() || !isLarge(element)) continue;
      for (const { 0: word, index } of node.nodeValue.matchAll(/[^\s\u00ad\u200b\-\u2010\u2013\u2014/]+/g))
        if (linesOf(node, index, word.length) > 1) faults.push(`${element.getAttribute("class")} "${word}"`);
    }
    return faults;
  });
}

/**
 * @returns links whose focus ring, their own or that of the `::after` that covers their card, runs through the text
 *   beside them
 */
export function ringsThroughText(page: Page, links: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const linesAround = (target: Element) => {
      const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const { parentElement: element } = node;
        const text = node.nodeValue?.trim();
        if (!text || target.contains(node) || !element?.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A face has room above and below its small letters that counts as its line.
        const letters = parseFloat(getComputedStyle(element).fontSize) * 0.7;
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          const air = Math.max(0, (height - letters) / 2);
          if (right - left > 3) lines.push({ text, left, right, top: top + air, bottom: bottom - air });
        }
      }
      return lines;
    };
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      target.focus({ focusVisible: true });
      const [own, after] = [getComputedStyle(target), getComputedStyle(target, "::after")];
      const ring = own.outlineStyle === "none" ? after : own;
      const box = ring === own ? target : (target.offsetParent ?? target);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const inner = parseFloat(ring.outlineOffset);
      const outer = inner + parseFloat(ring.outlineWidth);
      if (ring.outlineStyle === "none") return [`${target.textContent} has no ring`];
      return linesAround(target)
        .filter((line) => line.left < right + outer && line.right > left - outer)
        .filter((line) => line.top < bottom + outer && line.bottom > top - outer)
        .filter(
          (line) =>
            line.left < left - inner ||
            line.right > right + inner ||
            line.top < top - inner ||
            line.bottom > bottom + inner,
        )
        .map((line) => `${target.textContent} through ${line.text}`);
    });
  }, links);
}
