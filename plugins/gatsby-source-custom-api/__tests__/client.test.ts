import { createClient, type ClientOptions } from "../src/client";
import { startApiServer, type ApiServer } from "../testing/api-server";
import { failureOf } from "./support/failure";

const PATH = "/api/cats";
let api: ApiServer;
let waits: number[];

beforeAll(async () => {
  api = await startApiServer();
});
afterAll(() => api.close());
beforeEach(() => {
  api.behave();
  api.requests.length = 0;
  waits = [];
});

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({
    apiUrl: api.url,
    timeout: 2000,
    retries: 2,
    backoff: 100,
    random: () => 0.5,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });

test("A2: asks with the headers of the rules and without credentials", async () => {
  const reply = await client().getText(api.url + PATH);
  expect(JSON.parse(reply.body)).toHaveLength(2);
  const [request] = api.requests;
  expect(request?.headers.accept).toBe("application/json, text/plain, */*");
  // The server of the test is on this machine.
  expect(request?.headers["accept-encoding"]).toBe("identity");
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.authorization).toBeUndefined();
});

test("gives a token to the API, and to no other server on which its files lie", async () => {
  const token = "a token";
  await client({ token }).getText(api.url + PATH);
  await client({ token, apiUrl: "http://cms.example" }).getHead(`${api.url}/picture.jpg`);
  expect(api.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer a token", undefined]);
});

test("tries again after a 5xx and a cut connection, waiting twice as long each time", async () => {
  api.misbehaveOnce(PATH, { status: 500 }, "drop");
  await client().getText(api.url + PATH);
  expect(api.requests.map(({ status }) => status)).toEqual([500, 0, 200]);
  expect(waits).toEqual([100, 200]);
});

test("adds chance to the waiting, from half to one and a half", async () => {
  api.misbehaveOnce(PATH, { status: 502 }, { status: 502 });
  const chances = [0, 0.999];
  await client({ random: () => chances.shift() ?? 0 }).getText(api.url + PATH);
  expect(waits[0]).toBe(50);
  expect(waits[1]).toBeCloseTo(300, 0);
});

test("gives up on a server that always answers 500, with the server's own message", async () => {
  const body = JSON.stringify({ error: { status: 500, message: "The database is locked." } });
  api.misbehave(PATH, { status: 500, body });
  const error = await failureOf(client().getText(api.url + PATH));
  expect(error.failure).toBe("status");
  expect(error.details).toMatchObject({ url: api.url + PATH, status: 500 });
  expect(error.message).toContain('answered 500 instead of 200 ("The database is locked."), 3 times');
  expect(api.requests).toHaveLength(3);
});

test("waits as long as a 429 asks, in seconds or until a date, and at most a minute", async () => {
  const inHalfAMinute = new Date(Date.now() + 30_000).toUTCString();
  api.misbehaveOnce(
    PATH,
    { status: 429, headers: { "Retry-After": "2" } },
    { status: 429, headers: { "Retry-After": inHalfAMinute } },
    { status: 429, headers: { "Retry-After": "86400" } },
  );
  await client({ retries: 3 }).getText(api.url + PATH);
  expect(waits[0]).toBe(2000);
  expect(waits[1]).toBeGreaterThan(20_000);
  expect(waits[1]).toBeLessThanOrEqual(30_000);
  expect(waits[2]).toBe(60_000);
});

test("does not try again after a 404", async () => {
  const error = await failureOf(client().getText(`${api.url}/api/nothing`));
  expect(error.details.status).toBe(404);
  expect(error.message).toContain("There is no such call.");
  expect(api.requests).toHaveLength(1);
});

test("names the cause when nothing listens", async () => {
  const gone = await startApiServer();
  await gone.close();
  const error = await failureOf(client().getText(gone.url + PATH));
  expect(error.failure).toBe("unreachable");
  expect(error.message).toContain("ECONNREFUSED");
  expect(error.message).toContain("tried 3 times");
  expect(error.message).toContain("Status: none, there was no answer");
});

test("gives up on a server that hangs", async () => {
  api.misbehave(PATH, "hang");
  const error = await failureOf(client({ timeout: 50, retries: 1 }).getText(api.url + PATH));
  expect(error.failure).toBe("timeout");
  expect(error.message).toContain("within 50 ms (tried 2 times)");
});

test("takes a 304 only when it had offered an ETag", async () => {
  const first = await client().getText(api.url + PATH);
  const etag = first.headers.get("etag") ?? "";
  const second = await client().getText(api.url + PATH, etag);
  expect(second.status).toBe(304);
  api.misbehave(PATH, { status: 304 });
  const error = await failureOf(client().getText(api.url + PATH));
  expect(error.details.status).toBe(304);
});
