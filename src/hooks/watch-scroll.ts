type Listener = (offset: number) => void;

const listeners = new Set<Listener>();
let frames: MessageChannel | undefined;
let first = 0;
let isAwaited = false;
let told = 0;

function tell(): void {
  isAwaited = false;
  const offset = window.scrollY;
  told = offset;
  for (const listener of listeners) listener(offset);
}

function onScroll({ target }: Event): void {
  // Scrolling of an element within the page is not the page's.
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

/** The initial position is read as late: during hydration it would force a layout of the whole page. */
function tellSoon(): void {
  first ||= requestAnimationFrame(() => {
    first = 0;
    frames?.port2.postMessage(undefined);
  });
}

function stop(): void {
  window.removeEventListener("scroll", onScroll);
  cancelAnimationFrame(first);
  first = 0;
  frames?.port1.close();
  isAwaited = false;
  told = 0;
}

/**
 * Tells how far the page is scrolled, in px, after the next frame and after every one that scrolls it. Asked for within a frame, the offset
 * makes the browser bring styles and layout up to date, which it then does again for what the listeners change; after
 * the frame both are there, and what is changed then waits for the next one.
 * @returns an unsubscribe function
 */
export function watchScroll(listener: Listener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  tellSoon();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** How far the page is scrolled, in px, as the listeners were told last; 0 until then. */
export function scrollOffset(): number {
  return told;
}
