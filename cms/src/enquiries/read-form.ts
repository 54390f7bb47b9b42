import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { FILE_RULES, MAX_LENGTH, visibleText, type EnquiryErrors } from "@future-native/contract/form-rules";
import { Refusal } from "./refusal";

export interface ReceivedFile {
  /** Name under which it lies in the folder; nothing of the visitor's is in it. */
  readonly key: string;
  /** The visitor's own name for it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface ReceivedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly file?: ReceivedFile;
}

export interface ReadingLimits {
  /** Bytes of the file. */
  readonly fileBytes: number;
  /** Milliseconds without a byte. */
  readonly idle: number;
  /** Milliseconds for the whole form. */
  readonly whole: number;
}

const MINUTE = 60_000;
export const READING_LIMITS: ReadingLimits = { fileBytes: FILE_RULES.maxBytes, idle: MINUTE / 4, whole: 10 * MINUTE };

const BROKEN: EnquiryErrors = { form: "unexpected" };

const BYTES_A_CHARACTER = 4;
const FIELD_BYTES = (Math.max(...Object.values(MAX_LENGTH)) + 1) * BYTES_A_CHARACTER;
const FIELDS = 32;
/** Parts for files: a browser sends an empty one for each that is not filled, and a second file is to be noticed. */
const FILES = 2;

/**
 * Reads a multipart form while it arrives (F6). Never more than a field is in memory: the file goes to the folder and is
 * on the disk, synced, when this returns. The caller removes it when the form is refused later.
 * @param folder where files are kept; exists
 * @throws Refusal 400 when the form is broken, 408 when it does not arrive, 413 when it is too large, 415 when it is no multipart form
 */
export async function readForm(
  request: IncomingMessage,
  folder: string,
  limits: ReadingLimits = READING_LIMITS,
): Promise<ReceivedForm> {
  const parser = createParser(request, limits);
  const fields = new Map<string, string>();
  const stopped = new AbortController();
  let saving: Promise<ReceivedFile> | undefined;
  parser.on("field", (name, value) => fields.set(name, value));
  parser.on("file", (field, stream, name) => {
    if (!name) return void stream.resume();
    if (field !== "file" || saving) {
      stream.resume();
      return stopped.abort(new Refusal(400, { file: saving ? "fileCount" : "unexpected" }));
    }
    saving = saveFile(stream, { name: visibleText(name), folder, signal: stopped.signal });
    saving.catch((error: unknown) => stopped.abort(error));
  });
  parser.on("filesLimit", () => stopped.abort(new Refusal(400, { file: "fileCount" })));
  parser.on("error", (error) => stopped.abort(error));
  const unwatch = watch(request, limits, (error) => stopped.abort(error));
  try {
    // Not by `pipeline`: that destroys the request of a form which is refused, and its sender would get no answer.
    request.pipe(parser);
    await finished(parser, { signal: stopped.signal });
    const file = await saving;
    return { fields, ...(file ? { file } : {}) };
  } catch (error) {
    stopped.abort(error);
    const kept = await saving?.catch(() => undefined);
    if (kept) await removeFile(folder, kept.key);
    throw reasonOf(stopped.signal.reason);
  } finally {
    unwatch();
    request.unpipe(parser);
    parser.destroy();
  }
}

/** Calls back when a form stops arriving. @returns a cleanup function */
function watch(request: IncomingMessage, { idle, whole }: ReadingLimits, stop: (error: Refusal) => void): () => void {
  const isLate = () => stop(new Refusal(408));
  const isBroken = () => stop(new Refusal(400, BROKEN));
  const timer = setTimeout(isLate, whole);
  request.setTimeout(idle, isLate);
  request.once("error", isBroken);
  return () => {
    clearTimeout(timer);
    request.setTimeout(0);
    request.off("timeout", isLate).off("error", isBroken);
  };
}

/** It may be gone already. */
async function removeFile(folder: string, key: string): Promise<void> {
  await rm(path.join(/* turbopackIgnore: true */ folder, key), { force: true });
}

function createParser({ headers }: IncomingMessage, limits: ReadingLimits): BusboyInstance {
  const type = headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, BROKEN);
  if (Number(headers["content-length"] ?? 0) > limits.fileBytes + FIELDS * FIELD_BYTES) {
    throw new Refusal(413, { file: "fileSize" });
  }
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type },
      limits: {
        fieldNameSize: 100,
        // One byte more than is allowed arrives, so that what is too long is seen to be.
        fieldSize: FIELD_BYTES,
        fields: FIELDS,
        files: FILES,
        parts: FIELDS + FILES,
        headerPairs: 20,
        fileSize: limits.fileBytes,
      },
    });
  } catch {
    throw new Refusal(400, BROKEN);
  }
}

interface Saving {
  name: string;
  folder: string;
  signal: AbortSignal;
}

async function saveFile(
  stream: Readable & { truncated?: boolean; bytesRead?: number },
  { name, folder, signal }: Saving,
): Promise<ReceivedFile> {
  const key = randomUUID();
  const target = path.join(/* turbopackIgnore: true */ folder, key);
  stream.once("limit", () => stream.destroy(new Refusal(413, { file: "fileSize" })));
  try {
    const writing = createWriteStream(target, { flags: "wx", mode: 0o600 });
    await pipeline(stream, writing, { signal });
    await sync(target);
    return { key, name, size: writing.bytesWritten };
  } catch (error) {
    await removeFile(folder, key);
    throw error;
  }
}

/** After this the file outlives a loss of power, as the enquiry that names it does. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A fault of this machine stays what it is; all else is a form that did not come through whole. */
function reasonOf(error: unknown): unknown {
  const isOurs = error instanceof Refusal || (error instanceof Error && "syscall" in error && error.syscall !== "read");
  return isOurs ? error : new Refusal(400, BROKEN);
}
