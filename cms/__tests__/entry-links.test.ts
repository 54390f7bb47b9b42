/** A4: a link of a text that has chosen an entry follows its address, and falls away where it has no page. */
import { z } from "zod";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { withEntryLink, withLink } from "./support/gate/forms";
import { provideGateCms } from "./support/gate/gate-cms";

const cms = provideGateCms();
const { call } = cms;

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
const begun = lexicalFromBlocks([
  { type: "heading", level: 2, text: "How it went" },
  { type: "paragraph", runs: [{ text: "It began with a walk." }] },
]);
const made = z.object({ doc: z.object({ id: z.number() }) });

async function liveCase(alias: string, body: unknown): Promise<number> {
  const data = { title: `All of ${alias}`, lead: "A walk, told from its end.", year: 2026, territory, alias, body };
  const { body: answered } = await call("POST", "/cases?locale=en", { ...data, _status: "published" });
  return made.parse(answered).doc.id;
}

const publish = async (id: number, locale: string, data: object) => {
  expect(await call("PATCH", `/cases/${id}?locale=${locale}`, { ...data, _status: "published" })).toMatchObject({
    status: 200,
  });
};

/** The addresses of a case's links, by language; null where it is not written. */
async function hrefs(id: number): Promise<Record<string, unknown>> {
  const bodies = await cms.answered(id);
  return Object.fromEntries(
    Object.entries(bodies).map(([locale, body]) => [locale, body && JSON.stringify(body).match(/(?<="href":")[^"]+/g)]),
  );
}

const verdict = z.object({
  faults: z.array(z.object({ check: z.string(), severity: z.string(), locale: z.string().nullable() })),
});

test("A4: it follows a renamed alias, is there in the languages of its page, and holds no unpublication up", async () => {
  const target = await liveCase("far-walk", begun);
  const source = await liveCase("near-walk", withEntryLink(begun, "cases", target, "How it went"));
  expect(await hrefs(source)).toEqual({ en: ["/cases/far-walk#how-it-went"], ru: null, br: null });

  const texts = { title: "Прогулка", lead: "О прогулке с конца.", body: withEntryLink(begun, "cases", target) };
  const { body } = await call("POST", "/gate", { collection: "cases", locale: "ru", data: { id: source, ...texts } });
  const lost = { check: "lostLinks", severity: "warning", locale: "ru" };
  expect(verdict.parse(body).faults.filter(({ check }) => check === "lostLinks")).toEqual([lost]);
  await publish(source, "ru", texts);
  expect(await hrefs(source)).toEqual({ en: ["/cases/far-walk#how-it-went"], ru: null, br: null });
  expect(JSON.stringify(await cms.answered(source))).toContain("in another place");

  await publish(target, "en", { alias: "farther-walk" });
  await publish(target, "ru", { title: "Дальняя прогулка", lead: "О ней, с начала.", body: begun });
  const both = { en: ["/cases/farther-walk#how-it-went"], ru: ["/cases/farther-walk"], br: null };
  expect(await hrefs(source)).toEqual(both);

  expect((await call("PATCH", `/cases/${target}`, { _status: "draft" })).status).toBe(200);
  expect(await hrefs(source)).toEqual({ en: null, ru: null, br: null });
});

test("A4: a link to a screen or to a place that is not there is checked like an address", async () => {
  const screen = await liveCase("screen-walk", withLink(begun, { linkType: "screen", screen: "/contacts/brief" }));
  expect(await hrefs(screen)).toEqual({ en: ["/contacts/brief"], ru: null, br: null });
  const lost = { body: withEntryLink(begun, "cases", screen, "Nobody wrote this"), _status: "published" };
  const refused = await call("PATCH", `/cases/${screen}?locale=en`, lost);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("leads to a place that /cases/screen-walk does not have");
});

test("A4: addresses are kept completed, in texts and in fields", async () => {
  const links = {
    " www.example.com/a ": "https://www.example.com/a",
    "mailto: ana@example.com": "mailto:ana@example.com",
  };
  for (const [url, kept] of Object.entries(links)) {
    const data = { title: "Linked", body: withLink(begun, { linkType: "custom", url }) };
    const { status, body } = await call("POST", "/cases?locale=en&draft=true", data);
    expect([status, JSON.stringify(body).match(/(?<="url":")[^"]+/g)]).toEqual([201, [kept]]);
  }
  const news = { text: "It went on.", date: "2026-01-01", url: "www.example.com" };
  const { body } = await call("POST", "/news?locale=en&draft=true", { ...news, title: "On" });
  expect(JSON.stringify(body)).toContain('"url":"https://www.example.com"');
});
