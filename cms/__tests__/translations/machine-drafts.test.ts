/** A service that is played here drafts what entries lack (X3). */
import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { temporaryCms } from "../support/cms-settings";
import { runScript } from "../support/node-script";

const call = z.object({ text: z.array(z.string()) });
const outcome = z.record(z.string(), z.unknown());
const seen = z.object({
  answer: outcome,
  drafted: outcome,
  read: outcome,
  again: outcome,
  broken: outcome,
  unlucky: outcome,
  off: z.string(),
  all: z.string(),
});

let server: Server;
let result: z.infer<typeof seen>;
const asked: string[] = [];

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
  const { folder, env } = temporaryCms();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { MACHINE_DRAFTS: "deepl", MACHINE_DRAFTS_KEY: "a-key", MACHINE_DRAFTS_URL: url };
  result = seen.parse(await runScript("machine-process", [], { ...env, ...settings }));
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => server.close());

test("X3: what is missing is drafted, with its links, and what somebody has written is left alone", () => {
  expect(result.answer).toEqual({ status: 200, hasDraft: true, messages: [] });
  expect(result.drafted).toMatchObject({ title: "Север", lead: "[ru] north & more.", hasMachine: true });
  expect(JSON.stringify(result.drafted.body)).toMatch(/\[ru\] Made by .*"url":"https:\/\/example.com\/"/);
  expect(asked).not.toContain("north");
});

test("X3: a machine draft is marked, on the board and in the form, until a person saves", () => {
  expect(result.drafted).toMatchObject({ state: "older", machine: ["lead", "body"], marked: ["lead", "body"] });
  expect(result.read).toMatchObject({ state: "complete", machine: [], marked: [] });
});

test("X3: a text that came back broken is left out and named, and the others are drafted", () => {
  expect(result.broken).toMatchObject({ status: 200, hasDraft: true, title: "[ru] broken", body: null });
  expect(result.broken.messages).toEqual([
    expect.stringMatching(/^broken, Lead.*Not translated yet/),
    expect.stringMatching(/^broken, .*Mark 1 of the source is gone/),
  ]);
});

test("X3: what cannot be drafted is refused with a sentence", () => {
  expect(result.again).toMatchObject({ status: 422, messages: ["There is nothing here for a machine to translate."] });
  expect(result.unlucky).toMatchObject({ status: 502, messages: [expect.stringContaining("does not answer")] });
  expect(result.off).toBe("No service for machine drafts is set.");
  expect(result.all).toBe("There is no such entry.");
});
