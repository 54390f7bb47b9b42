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
