/** One table of all builders, a column each, as Markdown for the README. */
import type { BuildCosts } from "./built-site";
import type { Visit, Visits } from "./visits";

export interface Result {
  name: string;
  costs: BuildCosts;
  visits: Visits;
}

type Cell = (result: Result) => string;

const whole = (value: number) => String(Math.round(value));
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const ofPages =
  (read: (visit: Visit) => number): Cell =>
  ({ visits }) =>
    visits.pages.map((visit) => whole(read(visit))).join(" / ");

const ROWS: readonly (readonly [label: string, cell: Cell])[] = [
  ["scripts, kB", ofPages(({ scripts }) => scripts)],
  ["style sheets beside the page, kB", ofPages(({ styles }) => styles)],
  ["HTML with what stands in it, kB", ofPages(({ html }) => html)],
  ["all until idle, kB", ofPages(({ all }) => all)],
  ["of it before the largest paint, kB", ofPages(({ early }) => early)],
  ["Lighthouse, phone", ofPages(({ score }) => score)],
  ["largest paint, ms", ofPages(({ largestPaint }) => largestPaint)],
  ["total blocking time, ms", ofPages(({ blocking }) => blocking)],
  ["click → heading, ms", ({ visits }) => whole(visits.click.local)],
  ["click → heading on slow 4G, ms", ({ visits }) => whole(visits.click["slow 4G"])],
  ["pages", ({ costs }) => whole(costs.pages)],
  ["cold build, s", ({ costs }) => seconds(costs.cold.wall)],
  ["build after one changed entry, s", ({ costs }) => seconds(costs.changed.wall)],
  ["Publish → live, s", ({ costs }) => (costs.live === undefined ? "–" : seconds(costs.live))],
];

/** @returns lines of a Markdown table, the cells filled up to the width of their column */
export function peersTable(results: readonly Result[]): string {
  const lines = [
    ["home / cases / a case", ...results.map(({ name }) => name)],
    ...ROWS.map(([label, cell]) => [label, ...results.map(cell)]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const row = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [row(head), row(widths.map((width) => "-".repeat(width))), ...body.map(row)].join("\n");
}
