import { setTrustedTypes } from "../../src/app/trusted-types";

type Rules = Record<"createHTML" | "createScript" | "createScriptURL", (input: string) => string | null>;

function rules(provider: string): Rules {
  Object.assign(globalThis, { __ANALYTICS__: { provider } });
  let set: Rules | undefined;
  const createPolicy = (_name: string, given: Rules) => (set = given);
  setTrustedTypes({
    location: new URL("https://www.example.com/about") as unknown as Location,
    trustedTypes: { createPolicy },
  });
  if (!set) throw new Error("No policy was made.");
  return set;
}

describe("X9: what scripts of a page may write into it", () => {
  it.each(["<script></script>", '{"@type":"Article","headline":"\\u003cb>"}', ""])("is %s", (html) => {
    expect(rules("none").createHTML(html)).toBe(html);
  });

  it.each(["<img src=x onerror=go()>", "<script>go()</script>", "<b>", "text <"])("is not %s", (html) => {
    expect(rules("none").createHTML(html)).toBeNull();
  });

  it("is data in a script, and no code", () => {
    expect(rules("none").createScript('{"@type":"Article"}')).toBe('{"@type":"Article"}');
    for (const text of ["go()", '{"a":1};go()', ""]) expect(rules("none").createScript(text)).toBeNull();
  });

  it("is a script of the site, or of the service that counts visits", () => {
    expect(rules("none").createScriptURL("/app.js")).toBe("/app.js");
    expect(rules("none").createScriptURL("https://www.example.com/app.js")).toBe("https://www.example.com/app.js");
    for (const url of ["https://evil.example/a.js", "//evil.example/a.js", "data:,go()"]) {
      expect(rules("none").createScriptURL(url)).toBeNull();
      expect(rules("plausible").createScriptURL(url)).toBe(url);
    }
  });

  it("is nothing of ours to say where a browser does not ask", () => {
    expect(() => setTrustedTypes({ location: {} as Location })).not.toThrow();
  });
});
