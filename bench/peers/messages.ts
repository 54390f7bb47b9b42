/** The messages of the interface, as the site's own build reads them. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES, type Locale } from "@future-native/contract";

/** The messages of the interface by file and key, `form.send`. */
export type Message = (key: string) => string;

interface Messages {
  [key: string]: string | Messages;
}

/** @param folder with a folder for each language @returns the messages of a locale by key; one that is missing throws */
export async function readMessages(folder: string): Promise<(locale: Locale) => Message> {
  const byTag = new Map<string, Message>();
  for (const { tag } of LOCALES) {
    const files = await readdir(join(folder, tag));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, tag, file), "utf8")));
    const messages = Object.assign({}, ...texts.map((text) => JSON.parse(text) as Messages)) as Messages;
    byTag.set(tag, (key) => messageIn(messages, key));
  }
  return ({ tag }) => {
    const message = byTag.get(tag);
    if (!message) throw new RangeError(`There are no messages for "${tag}" in ${folder}.`);
    return message;
  };
}

function messageIn(messages: Messages, key: string): string {
  let found: string | Messages | undefined = messages;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new RangeError(`There is no message "${key}" in locales/.`);
  return found;
}
