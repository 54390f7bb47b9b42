/** How far a build is, from what Gatsby prints and from the pictures that are there. */
import { GatsbyOutput } from "../src/gatsby-output";

const line = (type: string, payload: object) => JSON.stringify({ type, payload });

test("pictures and pages are counted, and the share of the build never falls", () => {
  const told: [share: number, counted: unknown][] = [];
  const output = new GatsbyOutput({ onProgress: (share, counted) => told.push([share, counted]) });
  const name = "Building static HTML for pages";
  output.read(line("ACTIVITY_START", { id: "run queries in workers", text: "run queries in workers" }));
  output.countPictures({ done: 0, all: 2236 });
  output.countPictures({ done: 1118, all: 2236 });
  output.read(line("ACTIVITY_START", { id: name, text: name, current: 0, total: 117 }));
  output.read(line("ACTIVITY_UPDATE", { id: name, current: 100 }));
  output.read(line("ACTIVITY_UPDATE", { id: "fetching content", current: 5 }));
  const shares = told.map(([share]) => share);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(told.map(([, counted]) => counted).filter(Boolean)).toEqual([
    { what: "pictures", done: 0, all: 2236 },
    { what: "pictures", done: 1118, all: 2236 },
    { what: "pages", done: 0, all: 117 },
    { what: "pages", done: 100, all: 117 },
  ]);
});

test("a build that is ended by an error which Gatsby has not caught gives it as the reason", () => {
  const output = new GatsbyOutput();
  output.read(line("ACTIVITY_START", { id: "createPages", text: "createPages" }));
  output.read("/site/gatsby-node.js:12");
  output.read("TypeError [ERR_INVALID_URL]: Invalid URL https://");
  output.read("    at new URL (node:internal/url:806:29)");
  output.read("Node.js v20.20.2");
  const { message } = output.failure(1, null);
  expect(message).toContain("TypeError [ERR_INVALID_URL]: Invalid URL https://");
  expect(message).toContain("It was at: createPages");
  expect(new GatsbyOutput().failure(1, null).message).toBe("The build ended with exit code 1. It printed nothing.");
});
