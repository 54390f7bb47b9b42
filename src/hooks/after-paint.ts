import { useEffect, useState } from "react";

/**
 * Runs a function right after the next frame has been painted, so that it does not delay that frame.
 * @returns a function that cancels it
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

/** The value one frame late: renders that it causes do not delay the frame that answers an interaction. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(value))), [painted, value]);
  return painted;
}
