import { useEffect, useState } from "react";

/**
 * Runs something right after the next frame has been painted, so that it does not hold up what the visitor is to see.
 * @returns cancels it
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

/** The value one frame late: what it brings about does not hold up the frame that answers an interaction. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
