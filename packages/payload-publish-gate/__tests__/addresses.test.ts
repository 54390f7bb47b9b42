/** The link checker requests other servers with delays and never internal ones. A local server replaces them. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askAddress, createPace, isPublicIp, type AskOptions } from "../src/addresses/ask-address";
import { createKnownAddresses } from "../src/addresses/known-addresses";

let server: Server;
let base: string;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    requests.push(`${method} ${url}`);
    if (url === "/silent") return;
    if (url === "/inward") return void response.writeHead(302, { Location: "http://10.0.0.1/" }).end();
    if (url === "/moved") return void response.writeHead(301, { Location: "/fine" }).end();
    if (url === "/round") return void response.writeHead(301, { Location: "/round" }).end();
    const status = { "/fine": 200, "/gone": 410, "/missing": 404, "/failing": 500 }[url] ?? 200;
    response.writeHead(url === "/get-only" && method === "HEAD" ? 405 : status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void requests.splice(0));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const options: AskOptions = { timeout: 20_000, mayAsk: (ip) => ip === "127.0.0.1" };

test.each([
  ["/fine", "answers"],
  ["/moved", "answers"],
  ["/get-only", "answers"],
  ["/gone", "gone"],
  ["/missing", "gone"],
  ["/failing", "silent"],
  ["/silent", "silent"],
  ["/round", "silent"],
  ["/inward", "refused"],
])("%s: %s", async (path, state) => {
  expect(await askAddress(base + path, path === "/silent" ? { ...options, timeout: 400 } : options)).toBe(state);
});

test("an address is asked by HEAD, and by GET only where that is not answered", async () => {
  await askAddress(`${base}/fine`, options);
  await askAddress(`${base}/get-only`, options);
  expect(requests).toEqual(["HEAD /fine", "HEAD /get-only", "GET /get-only"]);
});

test("machines of this network are not asked, by whatever name", async () => {
  const { port } = server.address() as AddressInfo;
  const inside = ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"];
  for (const host of inside) expect(await askAddress(`http://${host}:${port}/fine`, { timeout: 2000 })).toBe("refused");
  expect(requests).toEqual([]);
  expect(["10.1.2.3", "192.168.0.1", "169.254.169.254", "fd00::1", "100.64.0.1", "0.0.0.0"].filter(isPublicIp)).toEqual(
    [],
  );
  expect(isPublicIp("93.184.215.14")).toBe(true);
});

test("of IPv6 only what the internet gives to machines is public, however an address is written", () => {
  const inside = [
    ...["::127.0.0.1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::ffff:0:127.0.0.1", "::", "::1"],
    ...["64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "64:ff9b:1:fffe::1", "100::1", "4000::1", "5f00::1", "fc00::1"],
    ...["fe80::1", "fe80::1%eth0", "fec0::1", "feff::1", "ff02::1", "2001::1", "2001:2::1", "2001:db8::1"],
    ...["2002:7f00:1::", "2002:a00:1::1", "3fff::1", "3fff:fff:ffff::1", "not an address", ""],
  ];
  expect(inside.filter(isPublicIp)).toEqual([]);
  const outside = [
    "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
    "2a00:1450:4001:82a::200e",
    "3fff:1000::1",
    "::ffff:8.8.8.8",
  ];
  expect(outside.filter((ip) => !isPublicIp(ip))).toEqual([]);
});

test("one host gets a request a second, others need not wait for it", async () => {
  const pace = createPace(100);
  const begun = performance.now();
  const at: Record<string, number> = {};
  const note = (name: string) => () => void (at[name] = performance.now() - begun);
  await Promise.all([
    pace("one").then(note("first")),
    pace("one").then(note("second")),
    pace("two").then(note("other")),
    pace("one").then(note("third")),
  ]);
  expect(at.second).toBeGreaterThan(95);
  expect(at.third).toBeGreaterThan(195);
  expect(Object.keys(at)).toEqual(["first", "other", "second", "third"]);
});

test("what was answered is not asked again, and a slow server holds no judgement up", async () => {
  let asked = 0;
  let answer: (state: "gone") => void = () => undefined;
  const ask = createKnownAddresses(async () => {
    asked += 1;
    return new Promise((resolve) => (answer = resolve));
  });
  expect(await ask(["https://slow.example/"], 20)).toEqual(new Map());
  answer("gone");
  const known = new Map([["https://slow.example/", "gone"]]);
  expect(await ask(["https://slow.example/"], 20)).toEqual(known);
  expect(await ask(["https://slow.example/"], 20)).toEqual(known);
  expect(asked).toBe(1);
});
