/** The page for visitors before the first release. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFirstReleaseNote, readFirstRelease } from "payload-releases/store/first-release";
import { notBuiltPage } from "../../server/not-built-page";
import { switchTo } from "payload-releases/store/release";
import { typographyFaults } from "../../../__tests__/support/typography";
import { eventually } from "../support/eventually";

let releases: string;
beforeEach(async () => (releases = await mkdtemp(path.join(tmpdir(), "first-release-"))));
afterEach(() => rm(releases, { recursive: true, force: true }));

const HALF = { percent: 60, counted: { what: "pictures" as const, done: 1118, all: 2236 } };

test("whoever builds the first release says how far it is, until it is there", async () => {
  const note = await openFirstReleaseNote(releases);
  expect(await readFirstRelease(releases)).toBeUndefined();
  note.write(HALF);
  await eventually(async () => (await readFirstRelease(releases))?.counted?.done === 1118);
  expect(await readFirstRelease(releases)).toEqual(HALF);
  await note.end();
  expect(await readdir(releases)).toEqual([]);
});

test("of later releases nothing is noted", async () => {
  await switchTo(releases, "2026-01-01T00-00-00-000Z");
  const note = await openFirstReleaseNote(releases);
  note.write(HALF);
  await note.end();
  expect(await readdir(releases)).toEqual(["current"]);
});

test.each([
  ["/", "en", "The site is being built", "Pictures: 1,118 of 2,236"],
  ["/ru/cases", "ru", "Сайт собирается", "Картинки: 1 118 из 2 236"],
  ["/br", "pt", "O site está sendo montado", "Imagens: 1.118 de 2.236"],
])("%s: the page is in the language of its address", (pathname, language, title, count) => {
  const page = notBuiltPage(pathname, HALF).html.replaceAll("\u00a0", " ");
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`<p>${count}</p>`);
  expect(page).toContain('<meta http-equiv="refresh" content="3">');
});

test("nothing is fetched or run, and the policy lets the page's own styles in", () => {
  const { html: page, policy } = notBuiltPage("/", undefined);
  expect(page).not.toMatch(/<script|\ssrc=|url\(|style="/);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/);
  expect(page).toContain("Come back in a\u00a0minute.");
});

test.each([
  ["/", "en"],
  ["/ru", "ru"],
  ["/br", "br"],
] as const)("%s is set as its language is printed", (pathname, locale) => {
  const texts = [HALF, { percent: 90, counted: { what: "pages" as const, done: 3, all: 96 } }, undefined]
    .map((progress) => notBuiltPage(pathname, progress).html.replace(/<style>.*<\/style>/s, ""))
    .flatMap((page) => [...page.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text.trim()))
    .filter(Boolean);
  expect(texts.flatMap((text) => typographyFaults(text, locale))).toEqual([]);
});
