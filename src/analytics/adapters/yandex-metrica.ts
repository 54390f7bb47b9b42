import { forgetCookies } from "../forget-cookies";
import { loadScript } from "../load-script";
import type { StartProvider } from "../provider";

type Metrica = (counter: number, method: string, ...rest: unknown[]) => void;

declare global {
  interface Window {
    ym?: Metrica & { a?: unknown[][]; l?: number };
  }
}

/** Commands given before the script is there wait in `ym.a`, as Metrica's own snippet has it. */
function waitingMetrica(): NonNullable<Window["ym"]> {
  const waiting: NonNullable<Window["ym"]> = (...command) => {
    waiting.a = [...(waiting.a ?? []), command];
  };
  waiting.l = Date.now();
  return waiting;
}

/**
 * Yandex Metrica, without session recording and click maps.
 * @see https://yandex.com/support/metrica/en/code/counter-initialize
 */
export const start: StartProvider = async ({ id, scriptUrl }) => {
  const counter = Number(id);
  window.ym ??= waitingMetrica();
  // `defer` leaves the first page view to us.
  window.ym(counter, "init", { defer: true, trackLinks: true, clickmap: false, webvisor: false });
  await loadScript(scriptUrl);
  return {
    pageView: ({ url, title, referrer }) => window.ym?.(counter, "hit", url, { title, referer: referrer }),
    goal: (goal) => window.ym?.(counter, "reachGoal", goal),
    stop: () => {
      window.ym?.(counter, "destruct");
      forgetCookies("_ym_");
    },
  };
};
