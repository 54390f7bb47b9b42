type Listener = (offset: number) => void;

const listeners = new Set<Listener>();
let frames: MessageChannel | undefined;
let isAwaited = false;
let told: number | undefined;

function tell(): void {
  isAwaited = false;
  const offset = window.scrollY;
  told = offset;
  for (const listener of listeners) listener(offset);
}

function onScroll({ target }: Event): void {
  // What scrolls within the page is none of its own scrolling.
  if (isAwaited || target instanceof Element) return;
  isAwaited = true;
  // The browser tells of a scroll within the frame that shows it; a message comes after that.
  frames?.port2.postMessage(undefined);
}

function start(): void {
  frames = new MessageChannel();
  frames.port1.onmessage = tell;
  window.addEventListener("scroll", onScroll, { passive: true });
}

function stop(): void {
  window.removeEventListener("scroll", onScroll);
  frames?.port1.close();
  isAwaited = false;
  told = undefined;
}

/**
 * Tells how far the page is scrolled, in px, after every frame that scrolled it. Asked for within a frame, the offset
 * makes the browser bring styles and layout up to date, which it then does again for what the listeners change; after
 * the frame both are there, and what is changed then waits for the next one.
 * @returns how to leave
 */
export function watchScroll(listener: Listener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** How far the page is scrolled, in px, as the listeners were told last. */
export function scrollOffset(): number {
  return told ?? window.scrollY;
}
