/**
 * Runs something right after the next frame has been painted, so that it does not hold up what the visitor is to see.
 * @returns takes it back
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
