/**
 * `npm run size`: lines of code by room, beside those of the last release. Blank lines, what is generated, data and the peers of
 * the measurements do not count. Exit code 1 where the core or the product is larger than its limit.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/paths";

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const LEFT_OUT = /payload-types|importMap|\/migrations\/|^bench\/peers\/[a-z]+\/|\/fixtures\//;
const TESTS = /(?:^|\/)(?:__tests__|__mocks__|testing)\//;

/** The contract between site and CMS, both of them, the source plugin and what wires them. */
const CORE = ["contract", "src", "cms", "plugins/gatsby-source-custom-api", "root"];
/** No part of the product. */
const BESIDE = ["tests", "bench", "demo"];
const LIMITS = { core: 49_259, product: 79_991 };

/** Of version 0.1.0. */
const LAST_RELEASE: Readonly<Record<string, number>> = {
  ...{ cms: 21_608, src: 19_271, tests: 15_971, bench: 1_521, scripts: 1_393, contract: 911, root: 550, deploy: 18 },
  "plugins/gatsby-source-custom-api": 2_277,
};

const countLines = (file: string) =>
  readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .filter((line) => line.trim()).length;

function roomOf(file: string): string {
  if (TESTS.test(file)) return "tests";
  const [room = "", part] = file.split("/");
  if (part === undefined) return "root";
  return room === "plugins" || room === "packages" ? `${room}/${part}` : room;
}

const rooms = new Map<string, number>();
for (const file of execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n")) {
  if (!CODE.test(file) || LEFT_OUT.test(file)) continue;
  rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + countLines(file));
}

const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (rooms.get(name) ?? 0), 0);
const print = (name: string, lines: number, note: string) =>
  console.log(name.padEnd(36), String(lines).padStart(7), note);

for (const [room, lines] of [...rooms].sort(([, one], [, other]) => other - one)) {
  const before = LAST_RELEASE[room];
  print(room, lines, before === undefined ? "" : `${String(before).padStart(7)} in 0.1.0`);
}
const totals = { core: sum(CORE), product: sum([...rooms.keys()].filter((room) => !BESIDE.includes(room))) };
for (const kind of ["core", "product"] as const) {
  const fits = totals[kind] <= LIMITS[kind];
  print(`${fits ? "✔" : "✖"} ${kind}`, totals[kind], `of ${LIMITS[kind]}`);
  if (!fits) process.exitCode = 1;
}
