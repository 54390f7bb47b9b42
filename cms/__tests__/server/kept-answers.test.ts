/** Cached responses of the public API equal those of Next, which they bypass (A1). */
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { answerKept } from "../../server/kept-answers";
import { answerKey, currentGeneration, dropAnswers, generation } from "../../src/public-api/answer-cache";
import { packAnswer, respondWith } from "../../src/public-api/respond";

const ANSWER = packAnswer(Array.from({ length: 100 }, (_, n) => ({ title: `Case ${n}` })));
const KEY = answerKey("cases", { lang: "en" });
const PLAIN = { "Accept-Encoding": "identity" };

let server: Server;
let base: string;
let reachedNext = 0;

beforeAll(async () => {
  const kept = answerKept(async (_, response) => {
    reachedNext += 1;
    response.end("Next");
  });
  server = createServer((request, response) => void kept(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  reachedNext = 0;
  dropAnswers();
  keep("sqlite", Promise.resolve(ANSWER));
});

function keep(database: string, answer: Promise<typeof ANSWER>) {
  currentGeneration({ db: { name: database } }).answers.set(KEY, answer);
}

const OF_CONNECTIONS = ["date", "connection", "keep-alive", "content-length"];

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_CONNECTIONS.includes(name)));

test("the answer is the CMS's own, with either slash and any query", async () => {
  const own = respondWith(new Request(`${base}/api/cases/en`), ANSWER);
  const text = await own.text();
  for (const path of ["/api/cases/en", "/api/cases/en/", "/api/cases/en?a=1"]) {
    const sent = await fetch(base + path, { headers: PLAIN });
    expect([sent.status, headersOf(sent), await sent.text()]).toEqual([200, headersOf(own), text]);
  }
  expect(reachedNext).toBe(0);
});

test("who has it already is told so", async () => {
  const headers = { ...PLAIN, "If-None-Match": ANSWER.etag };
  const sent = await fetch(`${base}/api/cases/en`, { headers });
  const own = respondWith(new Request(`${base}/api/cases/en`, { headers }), ANSWER);
  expect([sent.status, headersOf(sent)]).toEqual([304, headersOf(own)]);
});

test("HEAD has the length and no body", async () => {
  const sent = await fetch(`${base}/api/cases/en`, { method: "HEAD", headers: PLAIN });
  expect(sent.headers.get("content-length")).toBe(String(ANSWER.body.length));
  expect(await sent.text()).toBe("");
});

test("it is compressed for those who take that", async () => {
  const asked = get(`${base}/api/cases/en`, { headers: { "Accept-Encoding": "gzip" } });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  expect(response.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(Buffer.concat(chunks))).toEqual(Buffer.from(ANSWER.body));
});

test.each([
  ["another method", "/api/cases/en", { method: "POST" }],
  ["another entry", "/api/cases/ru", {}],
  ["no call of the contract", "/api/nothing", {}],
])("%s is the CMS's", async (_, path, options) => {
  await fetch(base + path, options);
  expect(reachedNext).toBe(1);
});

test("nothing is kept after a change, nor what failed", async () => {
  dropAnswers();
  await fetch(`${base}/api/cases/en`);
  const failed = Promise.reject(new Error("The database is gone."));
  failed.catch(() => undefined);
  keep("sqlite", failed);
  await fetch(`${base}/api/cases/en`);
  expect(reachedNext).toBe(2);
});

test("what several machines share is kept for a second", async () => {
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(begun);
  dropAnswers();
  generation.value = undefined;
  keep("postgres", Promise.resolve(ANSWER));
  await fetch(`${base}/api/cases/en`);
  expect(reachedNext).toBe(0);
  clock.mockReturnValue(begun + 1001);
  await fetch(`${base}/api/cases/en`);
  vi.restoreAllMocks();
  expect(reachedNext).toBe(1);
});
