import { forgetCookies } from "../forget-cookies";
import { loadScript } from "../load-script";
import type { StartProvider } from "../provider";

declare global {
  interface Window {
    /** Commands of gtag.js, which takes them as `arguments` objects only. */
    dataLayer?: IArguments[];
  }
}

type Tag = (...command: unknown[]) => void;

const tag: Tag = function () {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
};

/**
 * Google Analytics 4. Page views are ours alone: switch off "Page changes based on browser history events" in the
 * enhanced measurement of the data stream.
 * @see https://developers.google.com/analytics/devguides/collection/ga4/views
 */
export const start: StartProvider = async ({ id, scriptUrl }) => {
  // The visitor may have withdrawn the consent before, and given it again.
  Object.assign(window, { [`ga-disable-${id}`]: false });
  tag("js", new Date());
  tag("config", id, { send_page_view: false });
  const url = new URL(scriptUrl);
  url.searchParams.set("id", id);
  await loadScript(url.href);
  return {
    pageView: ({ url: page_location, title: page_title, referrer: page_referrer }) =>
      tag("event", "page_view", { page_location, page_title, page_referrer }),
    goal: (goal) => tag("event", goal),
    stop: () => {
      Object.assign(window, { [`ga-disable-${id}`]: true });
      forgetCookies("_ga", "_gid");
    },
  };
};
