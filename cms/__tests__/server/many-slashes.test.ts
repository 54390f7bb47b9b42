/** Paths as strangers send them: thousands of slashes cost the server what their length does, and no more (A1, X9). */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { filesOf } from "payload-releases/store/release-files";
import { answerFrom } from "payload-releases/store/static-site";
import { plainPath } from "../../src/fields/plain-path";
import { matchEndpoint } from "../../src/public-api/match";

const SLASHES = "/".repeat(100_000);
/** The slashes are not at its end, where all but the first try to find the end fail. */
const PATH = `/x${SLASHES}y/`;
const SCANS = 500;

const release = filesOf("/nowhere", {
  files: { "index.html": { size: 1 }, "about/index.html": { size: 1 } },
  redirects: [{ from: "/jobs", to: "/about" }],
});

async function answerTo(pathname: string) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  await answerFrom(release, request, response, { pathname, search: "" });
  return response.statusCode;
}

/** Milliseconds, the best of three: nothing else that the machine does is in all of them. */
async function timeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** Scans the path a number of times. */
function scan(times: number): number {
  let slashes = 0;
  for (let time = 0; time < times; time += 1) {
    for (let at = 0; at < PATH.length; at += 1) if (PATH.charCodeAt(at) === 47) slashes += 1;
  }
  return slashes;
}

test.each<[string, () => unknown]>([
  ["a page of the site", () => answerTo(PATH)],
  ["a call of the public API", () => matchEndpoint(`/api/blog${PATH}`)],
  ["an address in a content", () => plainPath(PATH)],
])("%s: many slashes cost no more than their length does", async (_name, work) => {
  // Quadratic time would equal a hundred thousand scans.
  expect(await timeOf(work)).toBeLessThan(await timeOf(() => scan(SCANS)));
});

test("whatever slashes are at the end, it is the same address", async () => {
  expect(await answerTo("/about/")).toEqual(301);
  expect(await answerTo(`/about${SLASHES}`)).toEqual(301);
  expect(await answerTo(`/jobs${SLASHES}`)).toEqual(301);
  expect(await answerTo(PATH)).toEqual(404);
  expect(matchEndpoint(`/api/cases${SLASHES}`)).toEqual(matchEndpoint("/api/cases"));
  expect([plainPath(`/about${SLASHES}`), plainPath(SLASHES), plainPath("")]).toEqual(["/about", "/", ""]);
});
