/** Earlier addresses and editors' own redirects in the CMS (X1). */
import { z } from "zod";
import { createEditorSteps } from "./support/editor-steps";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });
const steps = createEditorSteps(cms);

const ORIGINAL = "a-bank-that-hires-like-a-band";
const rename = (alias: string, publish = true) => steps.aliasOfFirstCase({ alias, publish });

async function formerInApi(): Promise<string[]> {
  const entries = z.array(z.object({ id: z.string(), alias: z.string(), formerAliases: z.array(z.string()) }));
  const [first] = entries.parse(JSON.parse((await cms.request("/api/cases/en")).body));
  return first?.formerAliases ?? [];
}

test("X1: an alias that visitors knew is kept, one that only a draft had is not", async () => {
  expect(await rename("a-draft-only", false)).toEqual([]);
  expect(await rename("second")).toEqual([ORIGINAL]);
  expect(await rename("third")).toEqual([ORIGINAL, "second"]);
  expect(await formerInApi()).toEqual([ORIGINAL, "second"]);
});

test("X1: it stays over unpublishing and publishing again", async () => {
  await steps.unpublishCase();
  await steps.publishCase();
  expect(await formerInApi()).toEqual([ORIGINAL, "second"]);
});

test("X1: another entry is refused an alias that leads here, with a sentence", async () => {
  expect(await steps.refusedAlias("second")).toEqual([expect.stringContaining("had this alias before")]);
});

test("X1: an alias that comes back makes no loop", async () => {
  expect(await rename(ORIGINAL)).toEqual(["second", "third"]);
  expect(await formerInApi()).toEqual(["second", "third"]);
});

test("X1: a copy is a draft with a name and an address of its own, which visitors never knew by another", async () => {
  const copyOf = async () =>
    z
      .object({ id: z.number(), title: z.record(z.string(), z.string()) })
      .loose()
      .parse(await steps.copyFirstCase());
  const { id, title, ...copy } = await copyOf();
  expect(title).toEqual({
    en: expect.stringMatching(/\(copy\)$/),
    ru: expect.stringMatching(/\(копия\)$/),
    br: expect.stringMatching(/\(cópia\)$/),
  });
  expect(copy).toEqual({ alias: `${ORIGINAL}-copy`, formerAliases: [], publishedAt: null, _status: "draft" });
  expect(await copyOf()).toMatchObject({ alias: `${ORIGINAL}-copy-2` });
  expect(await steps.publishWith(id, ["second"])).toEqual([
    expect.stringContaining("second is or was the address of another entry"),
  ]);
  expect(await steps.publishWith(id, [])).toEqual([]);
});

const FROM = "Write a path of this site in letters";
const TO = "Write a path of this site, /new-page, or a whole web address";

// Targets are pages of the site: the gate refuses others before the rules of the field are asked.
test.each([
  [
    "a circle",
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ],
    "The redirects from /a lead back to it",
  ],
  ["a redirect to itself", [{ from: "/a", to: "/a" }], "The redirects from /a lead back to it"],
  [
    "one address redirected twice",
    [
      { from: "/a", to: "/cases" },
      { from: "/a", to: "/about" },
    ],
    "/a is redirected twice",
  ],
  [
    "one address in two spellings",
    [
      { from: "/работа", to: "/cases" },
      { from: "/%D1%80%D0%B0%D0%B1%D0%BE%D1%82%D0%B0/", to: "/about" },
    ],
    "/работа is redirected twice",
  ],
  ["an address that would leave its place in a server's configuration", [{ from: '/a" "/b"; }', to: "/about" }], FROM],
  ["a target that would", [{ from: "/a", to: '/b"; }' }], TO],
  ["an address with a question mark", [{ from: "/a?b", to: "/about" }], FROM],
  ["a target that is no address", [{ from: "/a", to: "javascript:alert(1)" }], TO],
])("X1: %s is refused with its sentence", async (_, redirects, sentence) => {
  expect(await steps.redirect(redirects)).toContainEqual(expect.stringContaining(sentence));
});

test("X1: a page of the live release is not hidden by a redirect", async () => {
  await steps.putLive(["/about", "/ru/about"]);
  expect(await steps.redirect([{ from: "/ru/about/", to: "/" }])).toEqual([
    expect.stringContaining("/ru/about is a page of this site"),
  ]);
});

test("X1: an earlier address of an entry is not redirected elsewhere", async () => {
  expect(await steps.redirect([{ from: "/br/cases/second", to: "/" }])).toEqual([
    expect.stringContaining("leads to it already"),
  ]);
});

test("X1: an entry is refused an alias whose address is redirected", async () => {
  expect(await steps.redirect([{ from: "/ru/cases/t%61ken", to: "/" }])).toEqual([]);
  expect(await steps.refusedAlias("taken")).toEqual([expect.stringContaining("redirects this address elsewhere")]);
});

test("X1: what editors redirect is in the API, in all locales", async () => {
  const redirects = [{ from: "/jobs", to: "/career" }];
  expect(await steps.redirect(redirects)).toEqual([]);
  for (const locale of ["en", "ru", "br"]) {
    expect(JSON.parse((await cms.request(`/api/site/${locale}`)).body)).toMatchObject({ redirects });
  }
});
