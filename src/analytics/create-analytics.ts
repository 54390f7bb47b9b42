import type { Consent } from "./consent";
import type { AnalyticsProvider, Goal, PageView } from "./provider";

interface AnalyticsParts {
  /** Undefined for a service that stores nothing on the device and needs no consent. */
  consent: Consent | undefined;
  start: () => Promise<AnalyticsProvider>;
}

type Report = (provider: AnalyticsProvider) => void;

/**
 * Reports page views and goals to a service (F7), starting it with the first report. If consent is required, nothing is
 * loaded before it is given; then the open page is counted, earlier ones are not.
 */
export function createAnalytics({ consent, start }: AnalyticsParts) {
  let provider: Promise<AnalyticsProvider | undefined> | undefined;
  let openPage: PageView | undefined;

  const isAllowed = () => consent === undefined || consent.answer() === "granted";
  const send = (report: Report) => {
    if (!isAllowed()) return;
    provider ??= start().catch((error: unknown) => {
      // Blocked by the visitor or unavailable: the site works without it.
      console.warn("Analytics did not start.", error);
      return undefined;
    });
    // In order, and not if the consent was withdrawn meanwhile.
    void provider.then((ready) => ready && isAllowed() && report(ready));
  };
  const stop = () => {
    void provider?.then((started) => started?.stop());
    provider = undefined;
  };

  let wasAllowed = isAllowed();
  consent?.subscribe(() => {
    if (wasAllowed === isAllowed()) return;
    wasAllowed = isAllowed();
    const view = openPage;
    if (!wasAllowed) stop();
    else if (view) send((service) => service.pageView(view));
  });

  return {
    pageView({ url, title }: Pick<PageView, "url" | "title">) {
      const view = { url, title, referrer: openPage?.url ?? document.referrer };
      openPage = view;
      send((service) => service.pageView(view));
    },
    goal: (goal: Goal) => send((service) => service.goal(goal)),
  };
}
