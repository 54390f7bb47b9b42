import { createHash } from "node:crypto";
import { inlineCode } from "../src";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

describe("X9: inlineCode", () => {
  it("finds scripts and style sheets that stand in a page, with what a policy calls them", () => {
    const html = '<head><STYLE media="all">a{}</STYLE><script>go()</script ><script type="module">go()</script></head>';
    expect(inlineCode(html)).toEqual([
      { kind: "style", text: "a{}", hash: hash("a{}") },
      { kind: "script", text: "go()", hash: hash("go()") },
      { kind: "script", text: "go()", hash: hash("go()") },
    ]);
  });

  it.each([
    '<script src="/app.js" async></script>',
    '<script type="application/ld+json">{}</script>',
    "<script type=application/json>{}</script>",
    "<template id=later><script>go()</script></template>",
  ])("leaves alone what is no code of the page: %s", (html) => {
    expect(inlineCode(html)).toEqual([]);
  });

  it.each(["speculationrules", "importmap", "text/javascript", "who-knows"])("counts the type %s as code", (type) => {
    expect(inlineCode(`<script type="${type}">{}</script>`)).toHaveLength(1);
  });
});
