import { TIMINGS } from "../../runtime/timings";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "wheel"] as const;

/**
 * Marks the root with `data-idle` while nobody touches the page: the logo's mark blinks then.
 * @returns how to leave
 */
export function watchIdle(): () => void {
  const controller = new AbortController();
  const { dataset } = document.documentElement;
  let timer: number | undefined;
  const onSign = () => {
    delete dataset["idle"];
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      dataset["idle"] = "";
    }, TIMINGS.logo.idleMs);
  };
  for (const type of SIGNS) window.addEventListener(type, onSign, { signal: controller.signal, passive: true });
  onSign();
  return () => {
    controller.abort();
    window.clearTimeout(timer);
    delete dataset["idle"];
  };
}
