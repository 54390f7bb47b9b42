import { TIMINGS } from "../../site/timings";

const EVENTS = ["pointermove", "pointerdown", "keydown", "scroll", "wheel"] as const;

/**
 * Sets `data-idle` on the root while there is no input: the logo's mark blinks then.
 * @returns an unsubscribe function
 */
export function watchIdle(): () => void {
  const { idleMs } = TIMINGS.logo;
  const controller = new AbortController();
  const { dataset } = document.documentElement;
  let lastEvent = performance.now();
  let timer = window.setTimeout(look, idleMs);

  // Events come in hundreds, so each only notes its time.
  function look() {
    const rest = lastEvent + idleMs - performance.now();
    if (rest > 0) timer = window.setTimeout(look, rest);
    else dataset["idle"] = "";
  }
  const onEvent = () => {
    lastEvent = performance.now();
    if (dataset["idle"] === undefined) return;
    delete dataset["idle"];
    timer = window.setTimeout(look, idleMs);
  };
  for (const type of EVENTS) window.addEventListener(type, onEvent, { signal: controller.signal, passive: true });
  return () => {
    controller.abort();
    window.clearTimeout(timer);
    delete dataset["idle"];
  };
}
