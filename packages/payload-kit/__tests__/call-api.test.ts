import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { callApi } from "../src/admin/call-api";

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === "/broken") return void response.end("<html>");
    if (request.url === "/refused") {
      response.statusCode = 422;
      return void response.end(JSON.stringify({ errors: [{ message: "The file is empty." }], left: 2 }));
    }
    const isJson = request.headers["content-type"] === "application/json";
    const sent = request.method === "GET" ? null : await (isJson ? json(request) : text(request));
    response.end(JSON.stringify({ method: request.method, isJson, sent }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["nothing", {}, { method: "GET", isJson: false, sent: null }],
  ["an object", { body: { id: 4 } }, { method: "POST", isJson: true, sent: { id: 4 } }],
  ["JSON as text", { body: '{"id":4}' }, { method: "POST", isJson: true, sent: { id: 4 } }],
  ["a change", { method: "PATCH", body: { id: 4 } }, { method: "PATCH", isJson: true, sent: { id: 4 } }],
  ["a file", { body: new Blob(["<xliff/>"]) }, { method: "POST", isJson: false, sent: "<xliff/>" }],
] as const)("sends %s", async (_name, call, body) => {
  expect(await callApi(address, call)).toEqual({ ok: true, body });
});

test("returns the reason of a refusal, and its body", async () => {
  const body = { errors: [{ message: "The file is empty." }], left: 2 };
  const refused = { ok: false, status: 422, body, message: "The file is empty." };
  expect(await callApi(`${address}/refused`)).toEqual(refused);
});

test("returns a response that is no JSON, a server that is gone and an aborted call as refusals without a reason", async () => {
  const failed = { ok: false, status: 0, body: undefined, message: undefined };
  expect(await callApi(`${address}/broken`)).toEqual(failed);
  expect(await callApi("http://127.0.0.1:9")).toEqual(failed);
  expect(await callApi(address, { signal: AbortSignal.abort() })).toEqual(failed);
});
