/** A service that is played here drafts what entries lack, on both databases (X3). */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { KINDS, provideDatabases } from "../support/both-databases";

const call = z.object({ text: z.array(z.string()) });
const outcome = z.record(z.string(), z.unknown());
const story = z.object({
  answer: outcome,
  drafted: outcome,
  read: outcome,
  again: outcome,
  broken: outcome,
  unlucky: outcome,
  rows: outcome,
  off: z.string(),
  all: z.string(),
});

let server: Server;
let asked: string[] = [];
const tell = provideDatabases();

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { text } = call.parse(body);
      asked.push(...text);
      const lost = /<pc [^>]*>lose this mark<\/pc>/;
      const translations = text.map((words) => ({
        // What comes back of one text is no XML.
        text: `[ru] ${words.replace(lost, "lost").replace("broken &amp;", "broken &")}`,
      }));
      response.statusCode = text.includes("unlucky") ? 503 : 200;
      response.end(JSON.stringify({ translations }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

describe.each(KINDS)("X3: machine drafts on %s", (kind) => {
  let seen: z.infer<typeof story>;
  beforeAll(async () => {
    asked = [];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { MACHINE_DRAFTS: "deepl", MACHINE_DRAFTS_KEY: "a-key", MACHINE_DRAFTS_URL: url };
    seen = story.parse(await tell("machine-drafts-process", kind, settings));
  });

  test("what is missing is drafted, with its links, and what somebody has written is left alone", () => {
    expect(seen.answer).toMatchObject({ status: 200, hasDraft: true });
    expect(seen.drafted).toMatchObject({ title: "Север", lead: "[ru] north & more.", hasMachine: true });
    expect(JSON.stringify(seen.drafted.body)).toMatch(/\[ru\] Made by .*"url":"https:\/\/example.com\/"/);
    expect(asked).not.toContain("north");
  });

  test("where a draft leaves the glossary, it is said", () => {
    expect(seen.answer.messages).toEqual([expect.stringMatching(/^north, Lead.*The glossary says “Север”/)]);
  });

  test("a machine draft is marked, on the board and in the form, until a person saves", () => {
    expect(seen.drafted).toMatchObject({ state: "older", machine: ["lead", "body"], marked: ["lead", "body"] });
    expect(seen.read).toMatchObject({ state: "complete", machine: [], marked: [] });
  });

  test("a text that came back broken is left out and named, and the others are drafted", () => {
    expect(seen.broken).toMatchObject({ status: 200, hasDraft: true, title: "[ru] broken", body: null });
    expect(seen.broken.messages).toEqual([
      expect.stringMatching(/^broken, Lead.*Not translated yet/),
      expect.stringMatching(/^broken, .*Mark 1 of the source is gone/),
    ]);
  });

  test("of a list of which some rows are translated the others are drafted", () => {
    expect(seen.rows).toEqual({ status: 200, titles: ["Лёд", "[ru] Fire"] });
    expect(asked.filter((words) => words.includes("source"))).toEqual([]);
  });

  test("what cannot be drafted is refused with a sentence", () => {
    expect(seen.again).toMatchObject({ status: 422, messages: ["There is nothing here for a machine to translate."] });
    expect(seen.unlucky).toMatchObject({ status: 502, messages: [expect.stringContaining("does not answer")] });
    expect(seen.off).toBe("No service for machine drafts is set.");
    expect(seen.all).toBe("There is no such entry.");
  });
});
