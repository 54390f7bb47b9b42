let offset: number | undefined;

function read(): number {
  offset = window.scrollY;
  return offset;
}

function onScroll({ target }: Event): void {
  // What scrolls within the page is none of its own scrolling.
  if (!(target instanceof Element)) read();
}

/**
 * How far the page is scrolled, in px. Asking the window brings styles and layout up to date, which a scroll makes stale
 * again and again within one frame; so it is asked once an event, before anybody else hears of it.
 */
export function scrollOffset(): number {
  if (offset !== undefined) return offset;
  // At the window, those that capture are called first.
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return read();
}
