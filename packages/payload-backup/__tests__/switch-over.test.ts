/** Atomic renames of several files: all or none (X10). */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJournal, switchOver, undo, type Move } from "../src/restore/switch-over";
import { treeOf } from "../testing/tree-of";

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const journal = () => at(".journal.json");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "switch-over-"));
  for (const state of ["now", "new"]) {
    mkdirSync(at(state, "media"), { recursive: true });
    writeFileSync(at(state, "media", "a.txt"), state);
    writeFileSync(at(state, "data"), state);
    symlinkSync(`${state}-release`, at(state, "current"));
  }
  writeFileSync(at("now", "log"), "now");
  writeFileSync(at("new", "secrets"), "new");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const move = (name: string, next?: string): Move => ({
  place: at("now", name),
  ...(next ? { next: at("new", next) } : {}),
  aside: at("aside", name),
});
const all = () => [
  move("log"),
  move("data", "data"),
  move("media", "media"),
  move("secrets", "secrets"),
  move("current", "current"),
];

test("what was there lies aside, and the journal stays until it is decided", async () => {
  await switchOver(journal(), { moves: all() });
  expect(readlinkSync(at("now", "current"))).toBe("new-release");
  expect(Object.keys(treeOf(at("now"))).sort()).toEqual(["current", "data", "media/a.txt", "secrets"]);
  expect(Object.keys(treeOf(at("aside"))).sort()).toEqual(["current", "data", "log", "media/a.txt"]);
  expect((await readJournal(journal()))?.moves).toHaveLength(5);
});

test("one that fails takes back all before it", async () => {
  const before = treeOf(at("now"));
  rmSync(at("new", "secrets"));
  await expect(switchOver(journal(), { moves: all() })).rejects.toThrow("ENOENT");
  expect(treeOf(at("now"))).toEqual(before);
  expect(existsSync(journal())).toBe(false);
});

test("broken off between any two renames it can be undone, and undone again", async () => {
  const before = treeOf(at("now"));
  const steps = all().flatMap(({ place, next, aside }) => [[place, aside], ...(next ? [[next, place]] : [])]);
  for (let stopped = 0; stopped <= steps.length; stopped += 1) {
    mkdirSync(at("aside"), { recursive: true });
    for (const [from = "", to = ""] of steps.slice(0, stopped)) if (from !== at("now", "secrets")) renameSync(from, to);
    await undo(all());
    expect(treeOf(at("now"))).toEqual(before);
    await undo(all());
    expect(treeOf(at("now"))).toEqual(before);
  }
});
