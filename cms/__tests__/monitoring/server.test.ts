/** Health, readiness, metrics and request ids in the log of the running server (X10). */
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { freePort } from "../support/free-port";
import { temporaryCms } from "../support/cms-settings";
import { notSetUp } from "../support/findings";
import { eventually } from "../support/eventually";
import { putContent } from "../support/database-templates";
import { startServer, type RealServer } from "../support/real-server";

const TOKEN = "a token for whoever may look";
const { folder, env } = temporaryCms();
let server: RealServer;
let host: Server;
let ownPort = 0;

beforeAll(async () => {
  await putContent("demo", env);
  // In place of a build: what is published is handed on.
  host = createServer((request, response) => request.resume().on("end", () => response.end("ok")));
  await once(host.listen(0, "127.0.0.1"), "listening");
  ownPort = await freePort();
  server = await startServer({
    ...env,
    PUBLISHER: "on",
    DEPLOY_HOOK_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}/`,
    LOG_FORMAT: "json",
    METRICS_PORT: String(ownPort),
    METRICS_TOKEN: TOKEN,
  });
});
afterAll(async () => {
  await server.kill();
  host.close();
  rmSync(folder, { recursive: true });
});

const withToken = { headers: { Authorization: `Bearer ${TOKEN}` } };
const metrics = async () => (await fetch(`${server.url}/metrics`, withToken)).text();

/** Value of a series of the metrics, with its labels as they are written. */
async function valueOf(series: string): Promise<number> {
  const line = (await metrics()).split("\n").find((one) => one.startsWith(`${series} `));
  if (line === undefined) throw new Error(`There is no series ${series}.`);
  return Number(line.slice(series.length + 1));
}

test("health is that of the process, readiness that of what it needs; reasons are not for strangers", async () => {
  const health = await fetch(`${server.url}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);

  const ready = await fetch(`${server.url}/api/ready`);
  expect([ready.status, ready.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const well = { ok: true, state: "fine" };
  const unset = { ok: false, state: "not-set-up" };
  // Without a mail server, a backup and a release it is not well, and stays in its balancer.
  expect(await ready.json()).toEqual({
    status: "degraded",
    checks: { database: well, disk: well, queue: well, mail: unset, release: unset, backup: unset },
  });
  const own = await fetch(`http://127.0.0.1:${ownPort}/ready`);
  expect(await own.json()).toMatchObject({
    status: "degraded",
    checks: { database: well, mail: { ...unset, reason: notSetUp("mail") } },
  });
  const values = ["database", "mail"].map(async (name) => [
    await valueOf(`future_native_check_ok{check="${name}"}`),
    await valueOf(`future_native_check_set_up{check="${name}"}`),
  ]);
  expect(await Promise.all(values)).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test("metrics are for those who hold the token, and for this machine", async () => {
  const stranger = await fetch(`${server.url}/metrics`);
  expect(stranger.status).toBe(404);
  const wrong = await fetch(`${server.url}/metrics`, { headers: { Authorization: "Bearer other" } });
  expect([wrong.status, await wrong.text()]).toEqual([404, "There is nothing at this address\n"]);
  expect(await (await fetch(`http://127.0.0.1:${ownPort}/metrics`)).text()).toContain("future_native_check_ok");
  expect(await metrics()).toContain('future_native_enquiries{state="new"} 0');
});

test("answers are counted by route, whatever strangers ask for", async () => {
  const asked = 'http_request_duration_seconds_count{method="GET",route="api cases",status="200"}';
  const lost = 'http_request_duration_seconds_count{method="other",route="api other",status="405"}';
  const miss = await valueOf('future_native_api_answers{cache="miss"}');
  for (let call = 0; call < 3; call += 1) await (await fetch(`${server.url}/api/cases/en/`)).arrayBuffer();
  expect(await valueOf(asked)).toBe(3);
  expect(await valueOf('future_native_api_answers{cache="miss"}')).toBe(miss + 1);
  for (const word of ["a", "b"]) await fetch(`${server.url}/api/health/${word}`, { method: "PROPFIND" });
  expect((await metrics()).split("\n").filter((line) => line.includes("PROPFIND"))).toEqual([]);
  expect((await metrics()).split("\n").some((line) => line.startsWith(lost.slice(0, lost.indexOf(",status"))))).toBe(
    true,
  );
});

test("the dashboard and the alert rules ask for series that there are", async () => {
  const there = new Set((await metrics()).split("\n").flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []));
  const known = (name: string) => there.has(name) || there.has(name.replace(/_(?:bucket|count|sum)$/, ""));
  for (const file of ["grafana-dashboard.json", "alert-rules.yml"]) {
    const text = readFileSync(path.resolve(__dirname, "../../../deploy/monitoring", file), "utf8");
    const asked = text.match(/\b(?:future_native|http_request|process|nodejs)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !known(name))).toEqual([]);
  }
});

test("a request is found in the log, from the call to what became of it", async () => {
  const call = (method: string, at: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/cms-api${at}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const login = await call("POST", "/users/login", { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const { token } = (await login.json()) as { token: string };
  const saved = await call(
    "PATCH",
    "/cases/1",
    { year: 2024, _status: "published" },
    { Authorization: `JWT ${token}` },
  );
  expect(saved.status).toBe(200);
  const id = saved.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[\w-]{36}$/);

  const lines = () =>
    server
      .printed()
      .split("\n")
      // The last one may not be whole yet.
      .slice(0, -1)
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as { msg: string; requests?: string[] });
  const told = await eventually(() => {
    const found = lines().filter(({ requests }) => requests?.includes(id));
    return found.length >= 2 && found;
  });
  expect(told.map(({ msg }) => msg)).toEqual(["Publishing: 1 changes", "Published: handed-on"]);
  expect(server.printed()).not.toContain(String(env.ADMIN_EMAIL));
});

test("a stranger does not name requests", async () => {
  const answer = await fetch(`${server.url}/api/health`, { headers: { "X-Request-Id": "a-name-of-mine" } });
  expect(answer.headers.get("x-request-id")).not.toBe("a-name-of-mine");
});
