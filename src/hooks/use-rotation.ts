import { useEffect, useState } from "react";

/**
 * Goes once through `count` places and back to the first, each shown for `ms`. It begins when the script runs,
 * and not at all for those who want no movement.
 */
export function useRotation(count: number, ms: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= count || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = window.setTimeout(() => setStep(step + 1), ms);
    return () => window.clearTimeout(timer);
  }, [step, count, ms]);
  return count > 0 ? step % count : 0;
}
