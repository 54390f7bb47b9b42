/** Messages for code that runs in Node: the CMS, its server, the build of the site. Pages have theirs by gatsby-plugin-react-i18next. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type card from "./en/card.json";
import type career from "./en/career.json";
import type errors from "./en/errors.json";
import type form from "./en/form.json";
import type search from "./en/search.json";
import type server from "./en/server.json";
import type shownSet from "./en/shown-set.json";

interface Messages {
  card: typeof card;
  career: typeof career;
  errors: typeof errors;
  form: typeof form;
  search: typeof search;
  server: typeof server;
  "shown-set": typeof shownSet;
}

const read = new Map<string, unknown>();

/** Bundled code does not know where its source lay. */
function findFolder(from: string): string {
  const folder = join(/* turbopackIgnore: true */ from, "locales", "en");
  if (existsSync(folder)) return dirname(folder);
  if (from === dirname(from))
    throw new Error(`No folder locales/en above ${process.cwd()}. Start from inside the repository.`);
  return findFolder(dirname(from));
}

/**
 * A file of messages, read once a process.
 * @param tag of the language: `pt`
 * @throws Error where the language lacks the file
 */
export function readMessages<Name extends keyof Messages>(tag: string, name: Name): Messages[Name] {
  const key = `${tag}/${name}.json`;
  if (!read.has(key))
    read.set(key, JSON.parse(readFileSync(join(/* turbopackIgnore: true */ findFolder(process.cwd()), key), "utf8")));
  return read.get(key) as Messages[Name];
}
