import { open, rename } from "node:fs/promises";

/** Writes a file for its owner alone, whole or not at all: on a full disk or without power the one before stays. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}
