type Listener = (offset: number) => void;

const listeners = new Set<Listener>();
let told: number | undefined;
let timer = 0;

function tell(): void {
  timer = 0;
  const offset = window.scrollY;
  told = offset;
  for (const listener of listeners) listener(offset);
}

function onScroll({ target }: Event): void {
  // What scrolls within the page is none of its own scrolling.
  if (target instanceof Element) return;
  timer ||= window.setTimeout(tell);
}

/**
 * Tells how far the page is scrolled, in px, after every frame that scrolled it. Asked for within a frame, the offset
 * makes the browser bring styles and layout up to date, which it then does again for what the listeners change; after
 * the frame both are there, and what is changed then waits for the next one.
 * @returns how to leave
 */
export function watchScroll(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener("scroll", onScroll, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("scroll", onScroll);
    window.clearTimeout(timer);
    timer = 0;
    told = undefined;
  };
}

/** How far the page is scrolled, in px, as the listeners were told last. */
export function scrollOffset(): number {
  return told ?? window.scrollY;
}
