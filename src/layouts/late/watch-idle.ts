import { TIMINGS } from "../../site/timings";

const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "wheel"] as const;

/**
 * Marks the root with `data-idle` while nobody touches the page: the logo's mark blinks then.
 * @returns an unsubscribe function
 */
export function watchIdle(): () => void {
  const { idleMs } = TIMINGS.logo;
  const controller = new AbortController();
  const { dataset } = document.documentElement;
  let lastSign = performance.now();
  let timer = window.setTimeout(look, idleMs);

  // Signs come in hundreds, so that each only writes down when it came.
  function look() {
    const rest = lastSign + idleMs - performance.now();
    if (rest > 0) timer = window.setTimeout(look, rest);
    else dataset["idle"] = "";
  }
  const onSign = () => {
    lastSign = performance.now();
    if (dataset["idle"] === undefined) return;
    delete dataset["idle"];
    timer = window.setTimeout(look, idleMs);
  };
  for (const type of SIGNS) window.addEventListener(type, onSign, { signal: controller.signal, passive: true });
  return () => {
    controller.abort();
    window.clearTimeout(timer);
    delete dataset["idle"];
  };
}
