import { runInNewContext } from "node:vm";
import { decideStartup, firstVisitScript, type Visit } from "../../src/i18n/startup";

const visit = (changes: Partial<Visit>): Visit => ({ pathname: "/", cookie: undefined, languages: ["en"], ...changes });

describe("L3: decideStartup", () => {
  it("redirects a first visit to / to the visitor's locale", () => {
    expect(decideStartup(visit({ languages: ["pt-BR"] }))).toEqual({ locale: "br", redirect: "/br" });
  });

  it("stays where the visitor reads English or nothing of ours", () => {
    expect(decideStartup(visit({ languages: ["en-GB"] }))).toEqual({ locale: "en" });
    expect(decideStartup(visit({ languages: ["br"] }))).toEqual({ locale: "en" });
  });

  it("stays on / with any cookie, and takes English", () => {
    expect(decideStartup(visit({ cookie: "ru", languages: ["ru"] }))).toEqual({ locale: "en" });
  });

  it("never leaves an inner or a prefixed page", () => {
    expect(decideStartup(visit({ pathname: "/ru/cases", languages: ["en"] }))).toEqual({ locale: "ru" });
    expect(decideStartup(visit({ pathname: "/about", languages: ["ru"] }))).toEqual({ locale: "en" });
    expect(decideStartup(visit({ pathname: "/br", languages: ["ru"] }))).toEqual({ locale: "br" });
  });
});

interface Browser {
  pathname?: string;
  search?: string;
  hash?: string;
  cookie?: string;
  languages?: readonly string[];
}

/** Runs the inline script. @returns target of its redirect */
function runScript({
  pathname = "/",
  search = "",
  hash = "",
  cookie = "",
  languages = [],
}: Browser): string | undefined {
  let gone: string | undefined;
  const location = { pathname, search, hash, replace: (address: string) => (gone = address) };
  runInNewContext(firstVisitScript(), { location, document: { cookie }, navigator: { languages } });
  return gone;
}

describe("L3: the inline script of the home page", () => {
  it("decides as decideStartup does", () => {
    const lists = [
      ["pt-BR", "pt", "en"],
      ["br"],
      ["uk", "ru-RU", "en"],
      ["de-DE", "ru", "en-US", "en"],
      ["en"],
      [],
      ["*", ""],
    ];
    for (const languages of lists) {
      for (const pathname of ["/", "/ru", "/about"]) {
        for (const cookie of [undefined, "en", "ru", "br"] as const) {
          const cookies = cookie ? `a=b; i18n_redirected=${cookie}` : "a=b";
          const { redirect } = decideStartup({ pathname, cookie, languages });
          expect(runScript({ pathname, cookie: cookies, languages })).toBe(redirect);
        }
      }
    }
  });

  it("keeps query and hash", () => {
    expect(runScript({ languages: ["ru"], search: "?utm_source=a", hash: "#jobs" })).toBe("/ru?utm_source=a#jobs");
  });

  it("looks past a cookie of an unknown locale", () => {
    expect(runScript({ languages: ["ru"], cookie: "i18n_redirected=xx" })).toBe("/ru");
    expect(runScript({ languages: ["ru"], cookie: "not_i18n_redirected=en" })).toBe("/ru");
  });

  it("is a constant, and small", () => {
    expect(firstVisitScript()).toBe(firstVisitScript());
    expect(firstVisitScript().length).toBeLessThan(1600);
    expect(firstVisitScript()).not.toMatch(/<\/script|<!--/i);
  });
});
