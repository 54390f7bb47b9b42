/** The messages for editors and hosts. */
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { ago } from "payload-kit/moments";
import { contentRefsIn } from "../../publisher/content-refs";
import { callDeployHook } from "payload-releases/deploy-hook";

test.each([
  ['Case "nimbus" (id 12, en) names Client "9", which the API does not have.', [{ list: "cases", id: "12" }]],
  ['Vacancy "3" (id 3, br) names JobCity "2", which is not translated into "br".', [{ list: "jobs", id: "3" }]],
  [
    'The alias "x" occurs twice in one list.\n  URL:    http://localhost/api/blog\n  Field:  entry 1 (id "4"), alias\n  Field:  entry 2 (id "7"), alias',
    [
      { list: "blog-posts", id: "4" },
      { list: "blog-posts", id: "7" },
    ],
  ],
  [
    'The answer breaks the contract in one place: entry "a" (id 5), title: too short\n  URL: http://localhost/api/jobs-citys',
    [{ list: "job-cities", id: "5" }],
  ],
  [
    "Two pages want the address /cases/a: cases-alias___en (entry 4) and cases-alias___en (entry 7). Change the alias.",
    [
      { list: "cases", id: "4" },
      { list: "cases", id: "7" },
    ],
  ],
  ["The redirect from /a to /b would hide a page.", [{ list: "settings", id: "", field: "redirects" }]],
  ["The API could not be reached.", []],
])("X4: the entry at fault is found in what a build says: %s", (message, places) => {
  expect(contentRefsIn(message)).toEqual(places);
});

test.each([
  [3, "3 seconds ago"],
  [0, "now"],
  [61, "1 minute ago"],
  [7200, "2 hours ago"],
  [200_000, "2 days ago"],
])("X4: %i seconds ago is worded as people do", (seconds, text) => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(ago(new Date(now - seconds * 1000).toISOString(), new Date(now).toISOString(), "en")).toBe(text);
});

describe("a deploy hook", () => {
  const answers: number[] = [];
  const got: { headers: IncomingMessage["headers"]; body: string }[] = [];
  const host = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  beforeAll(() => once(host.listen(0, "127.0.0.1"), "listening"));
  afterAll(() => void host.close());
  beforeEach(() => void got.splice(0));
  const url = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook`;
  const secret = "a secret of the two of us";

  test("A6: is called again until it takes the call, and can prove who called", async () => {
    answers.push(503);
    expect(await callDeployHook({ url: url(), secret }, '{"changes":[]}')).toEqual({ result: "handed-on" });
    expect(got).toHaveLength(2);
    const [, time = "", signature] = /^t=(\d+),v1=(\w+)$/.exec(String(got[1]?.headers["x-signature"])) ?? [];
    expect(signature).toBe(createHmac("sha256", secret).update(`${time}.${got[1]?.body}`).digest("hex"));
  });

  test("A6: that refuses is named in the reason, and not called again", async () => {
    answers.push(404);
    expect(await callDeployHook({ url: url(), secret: undefined }, "{}")).toMatchObject({
      result: "failed",
      reason: expect.stringContaining("answered 404"),
    });
    expect(got).toHaveLength(1);
    expect(got[0]?.headers["x-signature"]).toBeUndefined();
  });
});
