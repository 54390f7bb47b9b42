import { loadScript } from "../load-script";
import type { StartProvider } from "../provider";

type Plausible = (event: string, options?: { u: string }) => void;

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/**
 * Plausible, by its script for manual page views; it keeps nothing on the device.
 * @see https://plausible.io/docs/custom-locations
 */
export const start: StartProvider = async ({ id, scriptUrl }) => {
  await loadScript(scriptUrl, { domain: id });
  let isStopped = false;
  const send: Plausible = (...args) => {
    if (!isStopped) window.plausible?.(...args);
  };
  return {
    pageView: ({ url }) => send("pageview", { u: url }),
    goal: (goal) => send(goal),
    stop: () => {
      isStopped = true;
    },
  };
};
