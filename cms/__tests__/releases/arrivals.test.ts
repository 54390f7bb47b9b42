/** An uploaded picture reaches the builder before anything shows it (A6). */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openComingPictures } from "gatsby-incremental-builder";
import type { Arrival } from "payload-releases/publisher/protocol";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { handToPublisher } from "../../src/pictures/hand-to-publisher";
import { eventually } from "../support/eventually";
import { arrivals } from "payload-releases/state";

const MAIN = path.join(__dirname, "..", "..", "publisher", "main.ts");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "arrivals-test-"));
});
afterEach(async () => {
  arrivals.value = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** The arguments of the collection's hook that it reads. */
const saved = (filename: string, data?: Buffer) =>
  ({ doc: { filename }, req: { file: data && { data } } }) as Parameters<typeof handToPublisher>[0];

test("A6: an upload is handed on under the name that the site knows it by; a save without a file is not", async () => {
  const handed: string[] = [];
  arrivals.value = (picture) => void handed.push(picture);
  await handToPublisher(saved("unchanged.jpg"));
  await handToPublisher(saved("cover.jpg", Buffer.from("pixels")));
  const picture = await eventually(() => handed[0]);
  expect(path.basename(picture)).toBe("cover.jpg");
  expect(await readFile(picture, "utf8")).toBe("pixels");
  expect(handed).toHaveLength(1);
  await rm(path.dirname(picture), { recursive: true });
});

test("A6: the publisher keeps it until a builder is there, and takes the copy away", async () => {
  const upload = path.join(folder, "upload");
  await mkdir(upload);
  await writeFile(path.join(upload, "cover.jpg"), "pixels");
  const start = (): ChildProcess => {
    const child = fork(MAIN, { cwd: folder, execArgv: ["--import", require.resolve("tsx")], stdio: "ignore" });
    child.once("exit", (code) => code === UNSETTLED_AWAIT && (publisher = start()));
    child.send({ picture: path.join(upload, "cover.jpg"), resident: { memory: 1e9 } } satisfies Arrival);
    return child;
  };
  let publisher = start();
  await eventually(() => !existsSync(upload));
  const ended = once(publisher, "exit");
  publisher.disconnect();
  await ended;
  const kept = await openComingPictures(folder).next();
  expect(await readFile(path.join(kept ?? "", "source", "cover.jpg"), "utf8")).toBe("pixels");
});
