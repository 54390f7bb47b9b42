/**
 * Restores an archive. Arguments: the archive, `--to <database>` overrides DATABASE_URL, `--yes`, `--without-secrets`.
 */
import { createInterface } from "node:readline/promises";
import { restore } from "payload-backup/restore";
import { installationOf } from "../backup/installation";
import { amountOf, readOptions, runCommand, secondsSince } from "./command";

const usage = "npm run restore -- <archive> [--to <database>] [--yes] [--without-secrets]";
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    to: { type: "string" },
    yes: { type: "boolean", default: false },
    "without-secrets": { type: "boolean", default: false },
  },
});

async function ask(lines: readonly string[]): Promise<boolean> {
  console.log(`This will be replaced:\n${lines.map((line) => `  ${line}`).join("\n")}`);
  if (!process.stdin.isTTY) throw new Error("Nobody is at a terminal to say yes: add --yes. Nothing was changed.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Go on? (yes/no) ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

await runCommand({ DATABASE_URL: values.to }, async (env) => {
  const started = performance.now();
  const [archive] = positionals;
  if (!archive || positionals.length > 1) {
    throw new Error(
      "Name one archive: npm run restore -- data/backups/future-native-….tar.gz (or s3://bucket/prefix/…)",
    );
  }
  const withoutSecrets = values["without-secrets"];
  const installation = installationOf(env);
  const confirm = async (lines: readonly string[]) => values.yes || ask(lines);
  const { manifest, hasSecrets, skipped, aside } = await restore({ archive, installation, withoutSecrets, confirm });
  const lines = [
    `✔ restored what version ${manifest.version} had at ${manifest.madeAt}, ${secondsSince(started)}`,
    amountOf(manifest),
    hasSecrets ? "Secrets are as they were" : "No secrets: those that are there stay, or npm start makes new ones",
    ...skipped.map((table) => `The table ${table} belongs to no part of this version and was left out`),
    ...manifest.missing.map((file) => `${file} is named by a row and was not in the archive`),
    ...aside.map((folder) => `What was there before is in ${folder}; delete it when you need it no more`),
    values.to ? "Set DATABASE_URL to the database that you gave, then: npm start" : "Start it: npm start",
  ];
  console.log(lines.join("\n  "));
});
