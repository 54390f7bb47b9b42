/** HTML for readers of a set (X12): the page that opens it and the bar of its pages. */
import { createHash } from "node:crypto";
import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { hashesIn } from "security-headers";
import { bar, barReply, type ShownSet } from "../../server/shown-set/bar";
import { ENTER_POLICY, enterPage, type EnterState } from "../../server/shown-set/enter-page";
import { wordsIn } from "../../server/shown-set/words";
import { typographyFaults } from "../../../__tests__/support/typography";

const STATES: readonly EnterState[] = ["ask", "passphrase", "wrong-passphrase", "closed", "slow-down"];
const PAGES = LOCALES.flatMap(({ code, tag }) => STATES.map((state) => [code, state, tag] as const));
const SET: ShownSet = {
  name: "Spring cases",
  expiresAt: "2026-12-03T18:00:00.000Z",
  hash: "0".repeat(64),
  isApproved: false,
};

const sha256 = (text = "") => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const within = (html: string, element: "style" | "script") =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(([, text]) => text);

/** Texts of an HTML string, without attributes. */
const textsOf = (html: string) =>
  [...html.replace(/<(style|script)>.*?<\/\1>/gs, "").matchAll(/>([^<>]+)</g)]
    .map(([, text = ""]) => text.trim())
    .filter(Boolean);

describe("the page that opens a set", () => {
  test.each(PAGES)(
    "%s, %s: is in its language, for no search engine, and says nothing to other sites",
    (language, state, tag) => {
      const html = enterPage({ language, state, token: "a-token" });
      expect(html).toContain(`<html lang="${tag}">`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('<meta name="referrer" content="no-referrer">');
      expect(html).not.toMatch(/undefined|\ssrc=|url\(|\sstyle="|\son\w+="/);
      expect(textsOf(html).flatMap((text) => typographyFaults(text, language))).toEqual([]);
    },
  );

  test.each(PAGES)(
    "%s, %s: its policy lets in the script and the style sheet that it has, and no other",
    (language, state) => {
      const html = enterPage({ language, state });
      const inline = [...within(html, "style"), ...within(html, "script")].map(sha256);
      expect(inline).toHaveLength(2);
      expect([...hashesIn(ENTER_POLICY)].toSorted()).toEqual(inline.toSorted());
    },
  );

  test("sends its form to this server alone, and no site frames it", () => {
    const directives = ENTER_POLICY.split("; ");
    expect(directives).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
  });

  test("asks for the link where there is none that opens, and never says what is wrong with one", () => {
    for (const state of ["ask", "closed"] as const) {
      const html = enterPage({ language: "en", state, token: "a-token" });
      expect(html).toContain('<form method="post" action="/api/show"');
      expect(html).toMatch(/<label for="token">[^<]+<\/label><input id="token" name="token"/);
      expect(html).not.toContain("a-token");
    }
    expect(enterPage({ language: "en", state: "closed" })).not.toMatch(/expired|revoked|wrong/i);
  });

  test("asks for a passphrase, keeps the token of the link, and says when it was another", () => {
    const asked = enterPage({ language: "en", state: "passphrase", token: 'x"><script>alert(1)</script>' });
    expect(asked).toContain(
      '<input type="hidden" name="token" value="x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" autocomplete="off">',
    );
    expect(asked).toMatch(/<input id="passphrase" type="password" name="passphrase" [^>]*autocomplete="off"/);
    expect(asked).not.toContain(" aria-invalid=");
    expect(enterPage({ language: "en", state: "wrong-passphrase" })).toMatch(
      /aria-describedby="text" aria-invalid="true"/,
    );
  });

  test("lets nobody try who has to wait", () => {
    const html = enterPage({ language: "en", state: "slow-down", token: "a-token", wait: 601 });
    expect(html).not.toMatch(/<form|<input/);
    expect(html).toContain("Please open your link again in 11\u00a0minutes.");
  });
});

describe("the bar", () => {
  test.each(LOCALES)("is in $code", ({ code, tag }) => {
    const html = bar(SET, { language: code, path: "/cases" });
    expect(html).toContain(`<aside id="shown-set" lang="${tag}" aria-label="${wordsIn(code).bar.label}"`);
    expect(html).toContain(wordsIn(code).bar.notPublic);
    expect(html).toContain(wordsIn(code).bar.formsOff);
    expect(html).not.toContain("undefined");
    expect(textsOf(html).flatMap((text) => typographyFaults(text, code))).toEqual([]);
  });

  test.each<[LocaleCode, RegExp]>([
    ["en", /Open until <time datetime="2026-12-03T18:00:00.000Z">December 3 at 6:00.PM UTC<\/time>/],
    ["ru", /Открыто до <time datetime="2026-12-03T18:00:00.000Z">3 декабря (?:в|,) 18:00 UTC<\/time>/],
    ["br", /Aberto até <time datetime="2026-12-03T18:00:00.000Z">3 de dezembro às 18:00 UTC<\/time>/],
  ])("%s: says until when the link opens the set, with the zone", (language, sentence) => {
    expect(bar(SET, { language, path: "/" }).replaceAll("\u00a0", " ")).toMatch(sentence);
  });

  test("writes a name and an address as texts", () => {
    const name = `<script>alert(1)</script> "double" & 'single'`;
    const html = bar({ ...SET, name }, { language: "en", path: `/a"b'><img src=x>` });
    expect(html).not.toMatch(/<script>|<img/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &quot;double&quot; &amp; &#39;single&#39;");
    const paths = [...html.matchAll(/name="path" value="([^"]*)"/g)].map(([, path]) => path);
    expect(paths).toEqual(Array(3).fill("/a&quot;b&#39;&gt;&lt;img src=x&gt;"));
  });

  test("has plain forms for a note, an approval and for leaving, and no inline script or style", () => {
    const html = bar(SET, { language: "en", path: "/cases" });
    for (const action of ["note", "approve", "leave"]) {
      expect(html).toContain(`<form method="post" action="/api/show/${action}"`);
    }
    expect(html).toMatch(/<textarea [^>]*name="text" [^>]*maxlength="2000"/);
    expect(html).toContain('<input type="hidden" name="excerpt"');
    expect(html).toContain('<link rel="stylesheet" href="/api/show/bar.css">');
    expect(html).toContain('<script type="module" src="/api/show/bar-script.mjs"></script>');
    expect(html).not.toMatch(/<style|<script>|\sstyle="|\son\w+="/);
  });

  test("labels every field that one writes in, by an id of its own", () => {
    const html = bar(SET, { language: "br", path: "/br" });
    const fields = [...html.matchAll(/<(?:input|textarea) id="([^"]+)"/g)].map(([, id]) => id);
    const labels = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
    expect(labels).toEqual(fields);
    expect(new Set(fields).size).toBe(3);
  });

  test.each([
    [false, /data-part="approve"><summary>Approve</, /data-part="approved" tabindex="-1" hidden>Approved</],
    [true, /data-part="approve" hidden><summary>/, /data-part="approved" tabindex="-1">Approved</],
  ])("approved is %s: the one of the two is there", (isApproved, form, state) => {
    const html = bar({ ...SET, isApproved }, { language: "en", path: "/" });
    expect(html).toMatch(form);
    expect(html).toMatch(state);
  });

  test("says the server's answer to a form, with a script and without one", () => {
    const { sentence } = barReply("ru", "noted");
    expect(bar(SET, { language: "ru", path: "/ru", answer: "noted" })).toContain(`role="status">${sentence}</p>`);
    expect(bar(SET, { language: "ru", path: "/ru" })).toContain('role="status"></p>');
  });

  test.each(LOCALES)("the answers are set as $code is printed", ({ code }) => {
    const sentences = Object.values(wordsIn(code).answers);
    expect(sentences.flatMap((sentence) => typographyFaults(sentence, code))).toEqual([]);
  });
});
