/** Writes and reads archives: gzipped tar, with the hash of every file in a manifest at the end (X10). */
import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { link, lstat, mkdir, readdir, readlink, symlink, utimes } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Extract, type Header, type Pack } from "tar-stream";
import { isDiskFull } from "payload-kit/disk";
import { OWNER_FILE, OWNER_FOLDER } from "payload-kit/owner-only";
import { FORMAT, MANIFEST, manifest as manifestSchema, type ArchivedFiles, type Manifest } from "../manifest";

type Entry = Extract extends AsyncIterable<infer Found> ? Found : never;
type NewHeader = Partial<Header> & Pick<Header, "name">;

/** A file or folder on disk and its path in the archive. */
export interface Source {
  readonly name: string;
  readonly path: string;
}

/** Only releases are world-readable, for a web server of another user. */
const modesOf = (name: string) =>
  name.startsWith("releases/") ? { file: 0o644, folder: 0o755 } : { file: OWNER_FILE, folder: OWNER_FOLDER };

/**
 * Writes an archive. Nothing below the sources may change meanwhile.
 * @param file that does not exist yet; written and synced when this resolves
 * @throws Error when something cannot be read or written; a partial file stays
 */
export async function writeArchive(
  file: string,
  sources: readonly Source[],
  about: Omit<Manifest, keyof ArchivedFiles>,
): Promise<Manifest> {
  const archive = pack();
  const filling = fill(archive, sources, about).catch((error: Error) => {
    archive.destroy(error);
    throw error;
  });
  // A failure of either side fails both; `pipeline` throws the cause.
  filling.catch(() => undefined);
  await pipeline(
    chunksOf(archive),
    // Pictures and compressed pages hardly shrink further.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(file, { flags: "wx", mode: OWNER_FILE, flush: true }),
  );
  return filling;
}

/** @param hash updated with each chunk */
async function* chunksOf(content: AsyncIterable<unknown>, hash?: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash?.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

async function fill(
  archive: Pack,
  sources: readonly Source[],
  about: Omit<Manifest, keyof ArchivedFiles>,
): Promise<Manifest> {
  const manifest: Manifest = { ...about, files: {}, hardLinks: {}, links: {} };
  const names = new Map<string, string>();
  for (const source of sources) await add(archive, source, manifest, names);
  await put(archive, { name: MANIFEST, mode: OWNER_FILE }, [Buffer.from(JSON.stringify(manifest))]);
  archive.finalize();
  return manifest;
}

/** @param names of the files in the archive, by device and inode */
async function add(archive: Pack, source: Source, noted: ArchivedFiles, names: Map<string, string>): Promise<void> {
  const { name, path: from } = source;
  const found = await lstat(from);
  if (found.isDirectory()) {
    for (const entry of (await readdir(from)).sort()) {
      await add(archive, { name: `${name}/${entry}`, path: path.join(from, entry) }, noted, names);
    }
  } else if (found.isSymbolicLink()) {
    const linkname = await readlink(from);
    noted.links[name] = linkname;
    await put(archive, { name, type: "symlink", linkname, mtime: found.mtime });
  } else if (found.isFile()) {
    const inode = `${found.dev}:${found.ino}`;
    const first = names.get(inode);
    if (first !== undefined) {
      noted.hardLinks[name] = first;
      return put(archive, { name, type: "link", linkname: first, mtime: found.mtime });
    }
    names.set(inode, name);
    const hash = createHash("sha256");
    const content = chunksOf(createReadStream(from), hash);
    await put(archive, { name, size: found.size, mtime: found.mtime, mode: OWNER_FILE }, content);
    noted.files[name] = { size: found.size, sha256: hash.digest("hex") };
  }
}

/** @throws Error when the content differs in size from the header */
async function put(archive: Pack, header: NewHeader, content?: AsyncIterable<Buffer> | Buffer[]): Promise<void> {
  const size = header.size ?? (Array.isArray(content) ? Buffer.concat(content).length : 0);
  let end = (_error?: Error | null) => {};
  const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
  const entry = archive.entry({ ...header, size }, (error) => end(error));
  if (!content) return ended;
  ended.catch(() => undefined);
  for await (const chunk of content) if (!entry.write(chunk)) await once(entry, "drain");
  entry.end(undefined);
  await ended;
}

/**
 * Unpacks an archive and verifies every file by the manifest.
 * @param folders target folder by first path segment; `""` is for all others
 * @throws Error when the archive is damaged or made by a newer version, or the disk is full
 */
export async function readArchive(file: string, folders: Readonly<Record<string, string>>): Promise<Manifest> {
  const found: ArchivedFiles = { files: {}, hardLinks: {}, links: {} };
  let noted = "";
  const entries = extract();
  const stopped = new AbortController();
  const reading = pipeline(createReadStream(file), createGunzip(), (chunks) => feed(entries, chunks), {
    signal: stopped.signal,
  });
  reading.catch((error: Error) => entries.destroy(error));
  try {
    for await (const entry of entries) {
      if (entry.header.name === MANIFEST) noted = await text(entry);
      else await unpack(entry, found, (name) => targetOf(name, folders));
    }
    await reading;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`The archive ${file} is damaged: it cannot be read to its end (${cause}). Take another one.`);
  } finally {
    stopped.abort();
  }
  const manifest = parseManifest(file, noted);
  const wrong = difference(manifest, found);
  if (wrong)
    throw new Error(`The archive ${file} is damaged: ${wrong} is not what its manifest says. Take another one.`);
  return manifest;
}

async function feed(entries: Extract, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) if (!entries.write(chunk)) await once(entries, "drain");
  entries.end(undefined);
}

function targetOf(name: string, folders: Readonly<Record<string, string>>): string {
  const parts = name.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) throw new Error(`${name} is no path`);
  const [first = "", ...rest] = parts;
  const own = Object.hasOwn(folders, first) ? folders[first] : undefined;
  return own === undefined ? path.join(folders[""] ?? "", ...parts) : path.join(own, ...rest);
}

async function unpack(entry: Entry, found: ArchivedFiles, pathFor: (name: string) => string): Promise<void> {
  const { name, type, linkname, mtime = new Date() } = entry.header;
  const to = pathFor(name);
  const modes = modesOf(name);
  await mkdir(path.dirname(to), { recursive: true, mode: modes.folder });
  if (type === "file") {
    const hash = createHash("sha256");
    await pipeline(chunksOf(entry, hash), createWriteStream(to, { flags: "wx", mode: modes.file }));
    await utimes(to, mtime, mtime);
    found.files[name] = { size: entry.header.size ?? 0, sha256: hash.digest("hex") };
    return;
  }
  entry.resume();
  if (type === "link" && linkname && linkname in found.files) {
    await link(pathFor(linkname), to);
    found.hardLinks[name] = linkname;
  } else if (type === "symlink" && linkname && !path.isAbsolute(linkname) && !linkname.split("/").includes("..")) {
    await symlink(linkname, to);
    found.links[name] = linkname;
  } else throw new Error(`${name} is neither a file nor a link to one`);
}

function parseManifest(file: string, json: string): Manifest {
  if (json === "") throw new Error(`The archive ${file} is damaged: it has no manifest. Take another one.`);
  const read = JSON.parse(json) as { format?: number; version?: string };
  if ((read.format ?? 0) > FORMAT) {
    throw new Error(
      `The archive ${file} was made by version ${read.version}, which writes archives in another way. Check that version out, or a newer one.`,
    );
  }
  return manifestSchema.parse(read);
}

/** @returns the first path that differs */
function difference(manifest: Manifest, found: ArchivedFiles): string | undefined {
  const flat = ({ files, hardLinks, links }: ArchivedFiles) => ({
    ...Object.fromEntries(Object.entries(files).map(([name, { size, sha256 }]) => [name, `${size} ${sha256}`])),
    ...hardLinks,
    ...links,
  });
  const [wanted, present] = [flat(manifest), flat(found)];
  return Object.keys({ ...wanted, ...present }).find((name) => wanted[name] !== present[name]);
}
