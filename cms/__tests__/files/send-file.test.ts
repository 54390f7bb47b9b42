/** Answers with files that lie in a folder (A1, A4). */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openFileStore, type FileStore, type StoredFile } from "../../src/files/file-store";
import { sendFile } from "../../src/files/send-file";

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "files-"));
  files = openFileStore(folder, undefined);
});
afterAll(() => rm(folder, { recursive: true }));

async function found(name: string, content: string): Promise<StoredFile> {
  await writeFile(path.join(folder, name), content);
  const file = await files.find(name);
  if (!file) throw new Error(`${name} was not found.`);
  return file;
}

const asked = (headers: Record<string, string> = {}) => ({ method: "GET", headers: new Headers(headers) });

test("A4: a file is sent whole, or the part that is asked for", async () => {
  const file = await found("whole.txt", "0123456789");
  const whole = await sendFile(asked(), file, {});
  expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
  const part = await sendFile(asked({ Range: "bytes=2-4" }), file, {});
  expect([part.status, part.headers.get("Content-Range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
});

test("A4: a file that is removed between being found and being sent is none, and no answer breaks off", async () => {
  const file = await found("replaced.txt", "a picture that an editor replaces");
  await files.remove("replaced.txt");
  const answer = await sendFile(asked(), file, {});
  expect([answer.status, await answer.text()]).toEqual([404, ""]);
});

test.each(["../secret.txt", "a/b.txt", "..", ".hidden", "a\\b", "a\0b"])("A4: %j names no file", async (name) => {
  await writeFile(path.join(folder, ".hidden"), "");
  expect(await files.find(name)).toBeUndefined();
});
