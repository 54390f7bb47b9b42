import { open, rename } from "node:fs/promises";

/**
 * Writes a file atomically and synced, readable by its owner only: a full disk or a power failure keeps the previous
 * one.
 */
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
