/**
 * The walks of docs/builder.md, tried literally: their edits and commands, in their order, in one copy of the checkout.
 * Then its types are checked, a database of the demo content is migrated, and the site is built from a server with
 * generated content. The log is in node_modules/.cache/future-native/walks.log; the copy is kept when KEEP_COPY is set.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@future-native/contract/locales";
import { freePort } from "../../scripts/lib/ports";
import { STAMPS } from "../../scripts/lib/paths";
import { readPage } from "../support/docs-page";
import { makeCopy } from "./support/copy";
import { Shell } from "./support/shell";

jest.setTimeout(3_600_000);

const PAGE = readPage("docs/builder.md");
const WALKS = ["A new field", "A new section", "A new screen", "A new collection", "A new language"];
/** Of the database, by the walks with a new table or column. */
const MIGRATIONS = ["add_challenge", "add_method", "add_events", "add_georgian"];
const PREFIXES = [...LOCALES.map(({ prefix }) => prefix), "/ka"];
let copy: string;
let shell: Shell;

beforeAll(async () => {
  copy = makeCopy();
  const log = join(STAMPS, "walks.log");
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(log, "");
  shell = new Shell(copy, log, { PAYLOAD_SECRET: "-".repeat(32) });
  await shell.run("npm run build -w contract\nnpm run seed -w cms");
});
afterAll(() => {
  if (!process.env.KEEP_COPY) rmSync(copy, { recursive: true, force: true });
});

async function walk(title: string, change = (commands: string) => commands): Promise<void> {
  for (const { language, text } of PAGE.blocksBelow(`## ${title}`)) {
    if (language === "diff") await shell.run("patch -p1 --no-backup-if-mismatch", text);
    else for (const commands of commandsOf(change(text))) await shell.run(commands);
  }
}

/** Each line by itself; with a server in the background, the block as a whole. */
const commandsOf = (block: string) => (block.includes("&\n") ? [block] : block.trim().split("\n"));

const page = (path: string) => readFileSync(join(copy, "releases/current", path, "index.html"), "utf8");

describe("the walks of docs/builder.md", () => {
  test.each(WALKS)("%s", (title) => walk(title));

  test("Another CMS", async () => {
    const port = await freePort();
    await walk("Another CMS", (commands) => commands.replaceAll("4010", String(port)));
  });
});

describe("after the walks", () => {
  // Tests with fixtures of each language do not compile until they have those of the new one.
  test.each(["plugins/gatsby-source-custom-api", "cms", ".", "bench"])("types of %s are right", async (project) => {
    const compiler = "node node_modules/typescript-7/bin/tsc --noEmit --incremental false";
    const output = await shell.run(`${compiler} -p ${project} || true`);
    expect(output.match(/^(?!\S*__tests__\/)\S+: error .*/gm) ?? []).toEqual([]);
  });

  test("each field has all its places, and each language all its messages", () =>
    shell.run("npx jest --ci one-shape rules/messages"));

  test.each(["sqlite", "postgres"])("the changes of the database have their migrations for %s", (kind) => {
    const names = readdirSync(join(copy, "cms/src/migrations", kind)).filter((name) => name.endsWith(".ts"));
    expect(names.slice(-MIGRATIONS.length - 1, -1).map((name) => name.replace(/^\d+_\d+_|\.ts$/g, ""))).toEqual(
      MIGRATIONS,
    );
  });

  test("a database with the demo content is migrated", async () => {
    const output = await shell.run("npm run seed -w cms");
    for (const name of MIGRATIONS) expect(output).toContain(name);
    expect(output).toContain("demo content: is already there");
  });

  test("a field is on the page of a case, and in its Markdown twin", () => {
    expect(page("cases/case-1")).toContain("Challenge 1 en");
    expect(readFileSync(join(copy, "releases/current/cases/case-1.md"), "utf8")).toContain("Challenge 1 en");
  });

  test.each(PREFIXES)("'%s' has the section, the screen and the entries of the collection", (prefix) => {
    const code = prefix.slice(1) || "en";
    expect(page(`${prefix}/about`)).toContain("Method in a sentence.");
    expect(page(`${prefix}/press`)).toContain(`An agency that was made up (${code})`);
    expect(page(prefix)).toContain(`Event 1 ${code}`);
    expect(page(prefix)).toContain(`Town 2 ${code}`);
    expect(page(prefix)).toContain("Generated Agency");
  });

  test("the new language has its pages, and all others name them", () => {
    expect(page("/ka")).toMatch(/<html[^>]* lang="ka"/);
    expect(page("/ka/cases/case-1")).toContain("Case 1 ka");
    for (const prefix of PREFIXES) expect(page(`${prefix}/about`)).toMatch(/<link[^>]*hrefLang="ka"[^>]*\/ka\/about"/i);
  });

  test("a site of another CMS needs no build of ours", () => {
    expect(existsSync(join(copy, "cms/.next"))).toBe(false);
  });
});
