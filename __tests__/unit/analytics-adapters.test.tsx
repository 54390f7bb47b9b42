/**
 * @jest-environment-options {"resources": "usable", "runScripts": "dangerously"}
 */
import { start as startGa4 } from "../../src/analytics/adapters/ga4";
import { start as startPlausible } from "../../src/analytics/adapters/plausible";
import { start as startMetrica } from "../../src/analytics/adapters/yandex-metrica";
import { startStubService, type StubService } from "../support/stub-service";

const VIEW = { url: "https://agency.example/ru/cases", title: "Кейсы", referrer: "https://search.example/" };

/** Minimal implementations of the vendors' scripts. */
const SCRIPTS = {
  plausible: `window.plausible = function (event, options) {
    report({ domain: self.dataset.domain, event: event, u: options && options.u });
  };`,
  ga4: `var layer = window.dataLayer;
    function run(command) {
      if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
      if (command[0] !== "js") report([].slice.call(command));
    }
    layer.forEach(run);
    layer.push = function (command) { run(command); };`,
  metrica: `var waiting = window.ym.a;
    window.ym = function () { report([].slice.call(arguments)); };
    waiting.forEach(function (command) { window.ym.apply(null, command); });`,
};

let service: StubService | undefined;

async function serve(script: string): Promise<StubService> {
  service = await startStubService(script);
  return service;
}

beforeEach(() => {
  // Cookies of the services, as the scripts would leave them.
  for (const name of ["_ga", "_ga_ABC", "_ym_uid", "i18n_redirected"]) document.cookie = `${name}=1; Path=/`;
});

afterEach(async () => {
  await service?.close();
  for (const name of ["plausible", "dataLayer", "ym"]) Reflect.deleteProperty(window, name);
});

describe("F7: the adapters call a service that records its calls", () => {
  it("Plausible: page views by address and goals by name, for the domain", async () => {
    const { scriptUrl, called, calls } = await serve(SCRIPTS.plausible);
    const provider = await startPlausible({ id: "agency.example", scriptUrl });
    provider.pageView(VIEW);
    provider.goal("case_button");
    await called(2);
    provider.stop();
    provider.goal("home_button");
    expect(calls).toEqual([
      { domain: "agency.example", event: "pageview", u: VIEW.url },
      { domain: "agency.example", event: "case_button" },
    ]);
  });

  it("Google Analytics 4: no page view of its own, ours with address, title and referrer", async () => {
    const { scriptUrl, called, calls, asked } = await serve(SCRIPTS.ga4);
    const provider = await startGa4({ id: "G-ABC", scriptUrl });
    provider.pageView(VIEW);
    provider.goal("banner_button");
    await called(3);
    expect(asked).toEqual(["/script.js?id=G-ABC"]);
    expect(calls).toEqual([
      ["config", "G-ABC", { send_page_view: false }],
      ["event", "page_view", { page_location: VIEW.url, page_title: VIEW.title, page_referrer: VIEW.referrer }],
      ["event", "banner_button"],
    ]);
    provider.stop();
    expect(Reflect.get(window, "ga-disable-G-ABC")).toBe(true);
    expect(document.cookie).toBe("_ym_uid=1; i18n_redirected=1");
  });

  it("Yandex Metrica: a deferred counter, hits and reached goals; taken back, its cookies go", async () => {
    const { scriptUrl, called, calls } = await serve(SCRIPTS.metrica);
    const provider = await startMetrica({ id: "12345678", scriptUrl });
    provider.pageView(VIEW);
    provider.goal("contacts_button");
    provider.stop();
    await called(4);
    expect(calls).toEqual([
      [12345678, "init", { defer: true, trackLinks: true, clickmap: false, webvisor: false }],
      [12345678, "hit", VIEW.url, { title: VIEW.title, referer: VIEW.referrer }],
      [12345678, "reachGoal", "contacts_button"],
      [12345678, "destruct"],
    ]);
    expect(document.cookie).not.toContain("_ym_");
  });

  it("say so when the script does not load", async () => {
    // jsdom reports a script that is missing.
    const report = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { scriptUrl, close } = await serve("");
    await close();
    await expect(startPlausible({ id: "agency.example", scriptUrl })).rejects.toThrow(`${scriptUrl} did not load.`);
    report.mockRestore();
  });
});
