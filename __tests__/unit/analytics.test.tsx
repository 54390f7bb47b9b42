import { pageShown } from "../../src/navigation/page-loading";
import { createAnalytics } from "../../src/analytics/create-analytics";
import { createConsent } from "../../src/analytics/consent";
import type { AnalyticsProvider } from "../../src/analytics/provider";
import { goalOf, reportGoal } from "../../src/analytics/report-goal";

const NONE = { ...__ANALYTICS__ };

const mockSiteAnalytics = { pageView: jest.fn(), goal: jest.fn() };
jest.mock("../../src/analytics/site-analytics", () => ({ siteAnalytics: mockSiteAnalytics }));

/** A service that records its calls. */
function serviceOf() {
  const calls: string[] = [];
  const provider: AnalyticsProvider = {
    pageView: ({ url, referrer }) => calls.push(`view ${url} from ${referrer || "nowhere"}`),
    goal: (goal) => calls.push(`goal ${goal}`),
    stop: () => calls.push("stop"),
  };
  return { calls, start: jest.fn(async () => provider) };
}

/** Flushes pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const page = (path: string) => ({ url: `https://a.example${path}`, title: path });

afterEach(() => {
  localStorage.clear();
  Object.assign(__ANALYTICS__, NONE);
});

describe("F7: analytics without consent", () => {
  it("start with the first report, once, with the page before as the referrer", async () => {
    const { calls, start } = serviceOf();
    const analytics = createAnalytics({ consent: undefined, start });
    expect(start).not.toHaveBeenCalled();
    analytics.pageView(page("/"));
    analytics.goal("home_button");
    analytics.pageView(page("/cases"));
    await settled();
    expect(start).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([
      "view https://a.example/ from nowhere",
      "goal home_button",
      "view https://a.example/cases from https://a.example/",
    ]);
  });

  it("that do not start are a warning, and nothing worse", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const start = jest.fn().mockRejectedValue(new Error("blocked"));
    const analytics = createAnalytics({ consent: undefined, start });
    analytics.pageView(page("/"));
    analytics.pageView(page("/cases"));
    await settled();
    expect(start).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("F7, X5: analytics that wait for consent", () => {
  it("load nothing before; then the open page counts, what came before does not", async () => {
    const { calls, start } = serviceOf();
    const consent = createConsent();
    const analytics = createAnalytics({ consent, start });
    analytics.pageView(page("/"));
    analytics.goal("banner_button");
    analytics.pageView(page("/cases"));
    await settled();
    expect(start).not.toHaveBeenCalled();
    consent.give("granted");
    await settled();
    expect(calls).toEqual(["view https://a.example/cases from https://a.example/"]);
  });

  it("stay out when refused, and remember it", async () => {
    const { start } = serviceOf();
    const consent = createConsent();
    const analytics = createAnalytics({ consent, start });
    consent.give("refused");
    analytics.pageView(page("/"));
    await settled();
    expect(start).not.toHaveBeenCalled();
    expect(createConsent().answer()).toBe("refused");
    expect(createConsent().isAsked()).toBe(false);
  });

  it("stop when consent is taken back, and come back with it", async () => {
    const { calls, start } = serviceOf();
    const consent = createConsent();
    consent.give("granted");
    const analytics = createAnalytics({ consent, start });
    analytics.pageView(page("/"));
    await settled();
    consent.reopen();
    expect(consent.isAsked()).toBe(true);
    consent.give("refused");
    analytics.pageView(page("/about"));
    await settled();
    expect(calls).toEqual(["view https://a.example/ from nowhere", "stop"]);
    consent.give("granted");
    await settled();
    expect(start).toHaveBeenCalledTimes(2);
    expect(calls.at(-1)).toBe("view https://a.example/about from https://a.example/");
  });

  it("hold an answer where storage is blocked, for as long as the page lives", () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const consent = createConsent();
    consent.give("granted");
    expect(consent.answer()).toBe("granted");
    blocked.mockRestore();
  });
});

describe("F7: goals", () => {
  it.each(["banner_button", "case_button", "home_button", "contacts_button"])(
    "a brief sent from %s is one",
    (source) => {
      expect(goalOf(1, source)).toBe(source);
    },
  );

  it.each([
    [1, "footer_button"],
    [1, undefined],
    [1, "none"],
    [2, "home_button"],
    [3, "contacts_button"],
    [99, "banner_button"],
  ])("form %s from %s is none", (formType, source) => {
    expect(goalOf(formType, source)).toBeUndefined();
  });

  it("are reported to the service that the build was set up for", async () => {
    Object.assign(__ANALYTICS__, { provider: "plausible", id: "a.example", scriptUrl: "https://a.example/s.js" });
    const { goal } = mockSiteAnalytics;
    await reportGoal(1, "case_button");
    await reportGoal(2, "case_button");
    expect(goal.mock.calls).toEqual([["case_button"]]);
    Object.assign(__ANALYTICS__, NONE);
    await reportGoal(1, "case_button");
    expect(goal).toHaveBeenCalledTimes(1);
  });
});

describe("F7: page views", () => {
  const { pageView } = mockSiteAnalytics;
  let shown: Location | null;
  /** Goes to an address, whose page comes with the title of the one before. */
  const goTo = (address: string) => {
    window.history.replaceState({}, "", address);
    const location = { ...window.location };
    pageShown({ location, prevLocation: shown });
    shown = location;
  };
  const at = (address: string) => {
    document.title = address;
    goTo(address);
  };
  const views = () => pageView.mock.calls.map(([{ url }]) => new URL(url).pathname + new URL(url).search);
  const rest = () => jest.advanceTimersByTimeAsync(5000);

  beforeEach(() => {
    jest.useFakeTimers();
    pageView.mockClear();
    shown = null;
    Object.assign(__ANALYTICS__, { provider: "plausible" });
  });
  afterEach(() => jest.useRealTimers());

  it("says nothing of what somebody looks for", async () => {
    at("/search?q=a+secret&utm_source=x");
    await rest();
    expect(views()).toEqual(["/search?utm_source=x"]);
  });

  it("one for the first page and one for each change of path", async () => {
    at("/cases");
    await rest();
    at("/cases/north");
    await rest();
    expect(views()).toEqual(["/cases", "/cases/north"]);
    expect(pageView.mock.calls[1]?.[0].title).toBe("/cases/north");
  });

  it("with the page's own title, though its head comes late", async () => {
    at("/cases");
    await rest();
    goTo("/about");
    await jest.advanceTimersByTimeAsync(1000);
    expect(views()).toEqual(["/cases"]);
    document.title = "About";
    await rest();
    expect(pageView.mock.calls[1]?.[0]).toMatchObject({ url: expect.stringContaining("/about"), title: "About" });
    expect(pageView).toHaveBeenCalledTimes(2);
  });

  it("of a page that has the title of the one before, too", async () => {
    document.title = "";
    at("/cases");
    await rest();
    goTo("/ru/cases");
    await rest();
    expect(views()).toEqual(["/cases", "/ru/cases"]);
  });

  it("none for a change of query or hash, and none for a page that only leads on", async () => {
    at("/cases?cat=1");
    await rest();
    at("/cases?cat=2");
    await rest();
    at("/cases#north");
    await rest();
    at("/leads-on");
    at("/about");
    await rest();
    expect(views()).toEqual(["/cases?cat=1", "/about"]);
  });

  it("none without a provider", async () => {
    Object.assign(__ANALYTICS__, NONE);
    at("/cases");
    await rest();
    expect(pageView).not.toHaveBeenCalled();
  });
});
