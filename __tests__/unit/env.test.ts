import { readEnv } from "../../env";
import { analyticsSettings } from "../../src/analytics/services";

describe("readEnv", () => {
  it("has a default for everything", () => {
    expect(readEnv({ API_URL: "" })).toEqual({
      API_URL: "http://localhost:3000",
      SITE_URL: "http://localhost:3000",
      PICTURE_FORMATS: ["avif", "webp"],
      SERVICE_WORKER: "on",
      DEVELOP_PORT: 8000,
      ANALYTICS_PROVIDER: "none",
      ANALYTICS_ID: "",
    });
  });

  it("takes the formats of pictures as a list", () => {
    expect(readEnv({ PICTURE_FORMATS: "avif, webp" }).PICTURE_FORMATS).toEqual(["avif", "webp"]);
    expect(() => readEnv({ PICTURE_FORMATS: "gif" })).toThrow('PICTURE_FORMATS is "gif": give one or more of');
  });

  it("refuses a number of processors that Gatsby would take for none", () => {
    expect(readEnv({ GATSBY_CPU_COUNT: "3" }).GATSBY_CPU_COUNT).toBe("3");
    expect(() => readEnv({ GATSBY_CPU_COUNT: "three" })).toThrow('GATSBY_CPU_COUNT is "three": give a number');
  });

  it("checks the id against the service that it belongs to (F7)", () => {
    const given = (ANALYTICS_PROVIDER: string, ANALYTICS_ID: string) => () =>
      readEnv({ ANALYTICS_PROVIDER, ANALYTICS_ID });
    for (const [provider, id] of [
      ["yandex-metrica", "12345678"],
      ["ga4", "G-ABC1234567"],
      ["plausible", "agency.example"],
    ] as const) {
      expect(given(provider, id)()).toMatchObject({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id });
    }
    expect(given("ga4", "UA-1")).toThrow('ANALYTICS_ID is "UA-1": give the measurement id: G-');
    expect(given("plausible", "")).toThrow('ANALYTICS_ID is "": give the domain');
    expect(given("none", "G-ABC")).toThrow("ANALYTICS_PROVIDER");
    expect(given("matomo", "1")).toThrow('ANALYTICS_PROVIDER is "matomo": give one of');
  });

  it("drops trailing slashes and passes nothing else on", () => {
    const env = readEnv({ API_URL: "https://cms.example/", SITE_URL: "https://a.example", SECRET: "x" });
    expect(env).toMatchObject({ API_URL: "https://cms.example", SITE_URL: "https://a.example" });
    expect(env).not.toHaveProperty("SECRET");
  });

  it("lists every bad setting with its fix", () => {
    expect(() => readEnv({ API_URL: "cms", SITE_URL: "ftp://a" })).toThrow(
      /API_URL is "cms": give an address.*\n.*SITE_URL is "ftp:\/\/a": give an address/,
    );
  });
});

describe("analyticsSettings (F7)", () => {
  it("tells the browser the service's script, or ours, and whether to ask for consent", () => {
    const settingsOf = (given: Readonly<Record<string, string>>) => analyticsSettings(readEnv(given));
    expect(settingsOf({})).toEqual({ provider: "none", service: "", id: "", scriptUrl: "", asksConsent: false });
    expect(settingsOf({ ANALYTICS_PROVIDER: "ga4", ANALYTICS_ID: "G-A" })).toEqual({
      provider: "ga4",
      service: "Google Analytics",
      id: "G-A",
      scriptUrl: "https://www.googletagmanager.com/gtag/js",
      asksConsent: true,
    });
    const ANALYTICS_SCRIPT_URL = "https://stats.example.com/script.js";
    expect(
      settingsOf({ ANALYTICS_PROVIDER: "plausible", ANALYTICS_ID: "a.example", ANALYTICS_SCRIPT_URL }),
    ).toMatchObject({ scriptUrl: ANALYTICS_SCRIPT_URL, asksConsent: false });
  });
});
