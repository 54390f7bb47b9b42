/** A service that is played here drafts what entries lack (X3). */
import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { temporaryCms } from "../support/cms-settings";
import { runScript } from "../support/node-script";

const call = z.object({ text: z.array(z.string()) });
const seen = z.object({
  answer: z.object({ status: z.number(), report: z.object({ refused: z.array(z.string()), entries: z.number() }) }),
  drafted: z.record(z.string(), z.unknown()),
  read: z.record(z.string(), z.unknown()),
  broken: z.object({ status: z.number(), report: z.object({ refused: z.array(z.string()) }), title: z.null() }),
  off: z.string(),
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
      const translations = text.map((words) => ({ text: `[ru] ${words.replace(lost, "lost")}` }));
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
  expect(result.answer).toMatchObject({ status: 200, report: { refused: [], entries: 1 } });
  expect(result.drafted).toMatchObject({ title: "Север", lead: "[ru] north & more.", hasMachine: true });
  expect(JSON.stringify(result.drafted.body)).toMatch(/\[ru\] Made by .*"url":"https:\/\/example.com\/"/);
  expect(asked).not.toContain("north");
});

test("X3: a machine draft is marked, on the board and in the form, until a person saves", () => {
  expect(result.drafted).toMatchObject({ state: "older", machine: ["lead", "body"], marked: ["lead", "body"] });
  expect(result.read).toMatchObject({ state: "complete", machine: [], marked: [] });
});

test("X3: a draft that has lost a mark is refused whole, and without a service there is none", () => {
  expect(result.broken).toMatchObject({ status: 422, report: { refused: [expect.stringContaining("is gone")] } });
  expect(result.off).toBe("No service for machine drafts is set.");
});
