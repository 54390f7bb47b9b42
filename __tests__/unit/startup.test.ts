import { runInNewContext } from "node:vm";
import { buildInlineScripts } from "../../src/app/build-inline-scripts";
import { ROOT } from "../support/source-files";

interface Visit {
  pathname?: string;
  search?: string;
  hash?: string;
  cookie?: string;
  languages?: readonly string[];
}

let script: string;
beforeAll(async () => void (script = (await buildInlineScripts(ROOT)).firstVisit));

/** Runs the inline script of the home page. @returns target of its redirect */
function open({ pathname = "/", search = "", hash = "", cookie = "", languages = [] }: Visit): string | undefined {
  let target: string | undefined;
  const location = { pathname, search, hash, replace: (address: string) => (target = address) };
  // The page names its translations.
  const head = { querySelector: () => ({}) };
  runInNewContext(script, { location, document: { cookie, head }, navigator: { languages } });
  return target;
}

describe("L3: the inline script of the home page", () => {
  it("redirects a first visit to / to the visitor's locale", () => {
    expect(open({ languages: ["pt-BR"] })).toBe("/br");
    expect(open({ languages: ["uk", "ru-RU", "en"] })).toBe("/ru");
    expect(open({ languages: ["de-DE", "ru", "en-US", "en"] })).toBe("/ru");
  });

  it("stays where the visitor reads English or nothing of ours", () => {
    for (const languages of [["en-GB"], ["br"], ["en", "ru"], [], ["*", ""]]) {
      expect(open({ languages })).toBeUndefined();
    }
  });

  it("stays on / with any cookie", () => {
    for (const code of ["en", "ru", "br"]) {
      expect(open({ cookie: `a=b; i18n_redirected=${code}`, languages: ["ru"] })).toBeUndefined();
    }
  });

  it("looks past a cookie of an unknown locale", () => {
    expect(open({ languages: ["ru"], cookie: "i18n_redirected=xx" })).toBe("/ru");
    expect(open({ languages: ["ru"], cookie: "not_i18n_redirected=en" })).toBe("/ru");
  });

  it("keeps query and hash", () => {
    expect(open({ languages: ["ru"], search: "?utm_source=a", hash: "#jobs" })).toBe("/ru?utm_source=a#jobs");
  });

  it("never leaves an inner or a prefixed page", () => {
    expect(open({ pathname: "/ru/cases", languages: ["pt"] })).toBeUndefined();
    expect(open({ pathname: "/about", languages: ["ru"] })).toBeUndefined();
    expect(open({ pathname: "/br", languages: ["ru"] })).toBeUndefined();
  });
});
