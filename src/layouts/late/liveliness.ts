import { smoothWheel } from "./smooth-wheel";
import { watchIdle } from "./watch-idle";

const HAS_WHEEL = "(hover: hover) and (pointer: fine)";

/**
 * What makes a page livelier and can come after its first view: the wheel's smoothing and the mark that blinks.
 * Not for those who want no movement.
 * @returns a cleanup function
 */
export function startLiveliness(): () => void {
  const leave = [watchIdle()];
  if (window.matchMedia(HAS_WHEEL).matches) leave.push(smoothWheel());
  return () => leave.forEach((stop) => stop());
}
