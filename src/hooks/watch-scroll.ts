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
  // The scroll event comes within the frame that shows the scroll; a message comes after it.
  frames?.port2.postMessage(undefined);
}

function start(): void {
  frames = new MessageChannel();
  frames.port1.onmessage = tell;
  window.addEventListener("scroll", onScroll, { passive: true });
}

/** The initial position is read as late: during hydration it would force a layout of the whole page. */
function notifySoon(): void {
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
 * Reports the scroll offset of the page, in px, after the next frame and after every one that scrolls it. Read within a
 * frame, the offset forces styles and layout, which the browser repeats for the listeners' changes; after the frame
 * both are up to date, and changes wait for the next one.
 * @returns an unsubscribe function
 */
export function watchScroll(listener: Listener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  notifySoon();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Scroll offset of the page, in px, as last reported to the listeners; 0 until then. */
export function scrollOffset(): number {
  return told;
}
