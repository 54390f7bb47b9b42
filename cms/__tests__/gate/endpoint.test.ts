/** X13: the gate as the admin and clients of the API meet it: judged on demand, refused when published, and the weekly links. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { createDesk, linkTo, put, withBlocks, type Form } from "../support/gate/forms";
import { provideGateCms } from "../support/gate/gate-cms";

const cms = provideGateCms();
const { call } = cms;

async function caseWith(alias: string): Promise<Form & { id: number }> {
  const found = (await createDesk(cms).entries("cases", "en")).find((entry) => entry.alias === alias);
  return z.looseObject({ id: z.number() }).parse(found);
}

const sentences = (body: unknown) =>
  z
    .object({ errors: z.array(z.object({ message: z.string(), data: z.unknown() })) })
    .parse(body)
    .errors.map(({ message }) => message)
    .join("\n");

test("X13: only who is signed in is answered, and a form that is none is said to be so", async () => {
  expect((await call("POST", "/gate", { collection: "cases", locale: "en", data: {} }, true)).status).toBe(401);
  expect((await call("POST", "/gate", { collection: "users", locale: "en", data: {} })).status).toBe(400);
  expect((await call("POST", "/gate", { collection: "media", locale: "en", data: {} })).status).toBe(400);
  expect((await call("POST", "/gate", { locale: "tlh", data: 1 })).status).toBe(400);
});

test("X13: a publication over the API is refused with the sentences of the form, and a draft is not", async () => {
  const { id, body } = await caseWith("last-orders-at-five");
  const broken = { body: withBlocks(body, [linkTo("/cases/nobody")]) };
  const refused = await call("PATCH", `/cases/${id}?locale=en`, { ...broken, _status: "published" });
  expect(refused.status).toBe(400);
  expect(sentences(refused.body)).toContain("The link /cases/nobody leads to /cases/nobody, where there is no page.");
  expect((await call("PATCH", `/cases/${id}?locale=en&draft=true`, { ...broken, _status: "draft" })).status).toBe(200);
  const scheduled = await call("PATCH", `/cases/${id}?locale=ru`, { _status: "published" });
  expect(scheduled.status).toBe(400);
  const fixed = await call("PATCH", `/cases/${id}?locale=en`, { body, _status: "published" });
  expect(fixed.status).toBe(200);
});

test("X13: what the form's own rules refuse is named before a publication, in the language where it stands", async () => {
  const desk = createDesk(cms);
  const form = await caseWith("twelve-hellos");
  const named = async (locale: "en" | "ru", data: Form) =>
    (await desk.judge({ collection: "cases", locale, data })).body.faults
      .filter(({ severity }) => severity === "error")
      .map(({ field, locale: of }) => [field, of]);
  expect(await named("en", { ...form, year: null, alias: "Not An Alias" })).toEqual([
    ["year", null],
    ["alias", null],
  ]);
  expect(await named("en", { title: "New", year: 2026.5 })).toContainEqual(["year", null]);
  expect((await call("PATCH", `/cases/${form.id}?locale=en&draft=true`, { title: "" })).status).toBe(200);
  const russian = (await desk.entries("cases", "ru")).find(({ id }) => id === form.id) ?? {};
  expect(await named("ru", russian)).toContainEqual(["title", "en"]);
  expect((await call("PATCH", `/cases/${form.id}?locale=en`, { title: form.title, _status: "published" })).status).toBe(
    200,
  );
});

test("A4: an empty alias is no fault of a form whose title makes one, and the entry is judged at its address", async () => {
  const { body } = await createDesk(cms).judge({ collection: "cases", locale: "en", data: { title: "A new hope" } });
  expect(body.faults.filter(({ field }) => field === "alias")).toEqual([]);
  const nameless = await createDesk(cms).judge({ collection: "cases", locale: "en", data: { year: 2026 } });
  expect(nameless.body.faults).toContainEqual(expect.objectContaining({ field: "alias", severity: "error" }));
});

test.each([
  ["en", "“Figures”, block 1 of the text › Figures: ", "“Picture”, block 2 of the text › Picture: "],
  ["ru", "«Цифры», блок 1 в тексте › Цифры: ", "«Картинка», блок 2 в тексте › Картинка: "],
  ["pt", "“Números”, bloco 1 do texto › Números: ", "“Imagem”, bloco 2 do texto › Imagem: "],
])(
  "X13: a block that is not complete is named with its field and with what is missing: %s",
  async (language, ...starts) => {
    const form = await caseWith("twelve-hellos");
    const block = (fields: object) => ({
      type: "block",
      version: 2,
      format: "",
      fields: { id: "7".repeat(24), blockName: "", ...fields },
    });
    const written = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "It was so." }] }]).root.children;
    const children = [...written, block({ blockType: "figures", figures: [] }), block({ blockType: "picture" })];
    const root = { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children };
    const question = { collection: "cases", locale: "en", data: { ...form, body: { root } } };
    const answer = await call("POST", "/gate", question, false, language);
    const { faults } = z
      .object({ body: z.object({ faults: z.array(z.looseObject({ check: z.string(), message: z.string() })) }) })
      .parse(answer).body;
    const said = faults.flatMap(({ check, message }) => (check === "validation" ? message.split("\n") : []));
    expect(said).toEqual(starts.map((start) => expect.stringMatching(new RegExp(`^${start}.{10,}`))));
  },
);

test("X13: a warning stops nothing", async () => {
  const { id } = await caseWith("twelve-hellos");
  const data = { seo: { description: "wide words ".repeat(20) }, _status: "published" };
  expect((await call("PATCH", `/cases/${id}?locale=en`, data)).status).toBe(200);
});

test("N6: a vacancy is closed by its last day, and opened again", async () => {
  const [vacancy] = await createDesk(cms).entries("jobs", "en");
  const lastDay = async (validThrough: unknown) =>
    (await call("PATCH", `/jobs/${String(vacancy?.id)}`, { validThrough, _status: "published" })).status;
  expect(await lastDay("2026-01-31T00:00:00.000Z")).toBe(200);
  expect(await lastDay(vacancy?.validThrough ?? null)).toBe(200);
});

test("X13: a page that others link to is neither unpublished nor deleted, and who links is named", async () => {
  const { id } = await caseWith("hired-by-a-bug");
  const unpublished = await call("PATCH", `/cases/${id}`, { _status: "draft" });
  expect(unpublished.status).toBe(400);
  expect(sentences(unpublished.body)).toMatch(/\/cases\/hired-by-a-bug would be gone, and these link to it — “.+”/);
  expect((await call("DELETE", `/cases/${id}`)).status).not.toBe(200);
});

test("X13: what was wrong and live holds no typo up", async () => {
  const { id, lead } = await caseWith("steel-but-make-it-soft");
  await cms.breakLink(Number(id), "/cases/lost-in-spring");
  const fixed = await call("PATCH", `/cases/${id}?locale=en`, {
    lead: `${String(lead)} Corrected.`,
    _status: "published",
  });
  expect(fixed.status).toBe(200);
  const desk = createDesk(cms);
  const form = await caseWith("steel-but-make-it-soft");
  const { body } = await desk.judge({ collection: "cases", locale: "en", data: form });
  expect(body.faults).toEqual([]);
  const worse = put(form, "body", withBlocks(form.body, [linkTo("/cases/lost-again")]));
  const { body: verdict } = await desk.judge({ collection: "cases", locale: "en", data: worse });
  expect(verdict.faults.map(({ check, field }) => [check, field])).toEqual([["deadLinks", "body"]]);
});

test("X13: links to other sites are asked about once a week and listed with their entries", async () => {
  const requests: string[] = [];
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(url === "/gone" ? 410 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const check = (now: string) => cms.checkLinks(base, now);
  try {
    expect(await check("2026-02-01T02:30:00.000Z")).toMatchObject({
      played: [
        { address: `${base}/gone`, state: "gone", entries: [{ list: "clients", field: "url" }] },
        { address: `${base}/fine`, state: "answers", entries: [{ list: "clients", field: "url" }] },
      ],
    });
    await check("2026-02-03T02:30:00.000Z");
    expect(requests).toHaveLength(2);
    await check("2026-02-08T02:29:00.000Z");
    expect(requests).toHaveLength(4);
  } finally {
    server.close();
  }
});
