// @ts-check
/** Between builds: makes the pictures that the next one may ask for, so that it finds them made. */
import { access, mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Held while the process builds: a build does not share the machine with what can wait.
 * @returns {{ hold(): void, free(): void, whenFree(): Promise<void> }}
 */
export function createPause() {
  /** @type {(() => void) | undefined} */
  let go;
  let isFree = Promise.resolve();
  return {
    hold() {
      if (!go) isFree = new Promise((resolve) => (go = resolve));
    },
    free() {
      go?.();
      go = undefined;
    },
    whenFree: () => isFree,
  };
}

/**
 * Takes pictures from the parent process, one after the other (../src/preparation.ts).
 * @param {ReturnType<typeof import("./gatsby-pictures.mjs").openPictures>} pictures
 * @param {ReturnType<typeof createPause>} pause
 */
export function takePictures(pictures, pause) {
  process.on("message", async (/** @type {{ type?: string, payload?: any }} */ { type, payload }) => {
    if (type !== "PREPARE_PICTURE") return;
    // A file that cannot be read is reported by the build that uses it.
    await prepare(payload.folder, pictures, pause).catch(() => undefined);
    process.send?.({ type: "PICTURE_PREPARED", payload });
  });
}

/**
 * One rendition at a time, on one core; what an interrupted run has made already is kept.
 * @param {string} folder with the picture in `source`; renditions are laid into `made`
 * @param {ReturnType<typeof import("./gatsby-pictures.mjs").openPictures>} pictures
 * @param {ReturnType<typeof createPause>} pause
 */
async function prepare(folder, pictures, pause) {
  const source = join(folder, "source");
  const part = join(folder, "part");
  const made = join(folder, "made");
  const [name = ""] = await readdir(source);
  await pause.whenFree();
  for (const job of await pictures.plan(join(source, name))) {
    if (!(await isWanted(job))) continue;
    for (const operation of job.args.operations) {
      const { outputPath } = operation;
      if (await exists(join(made, outputPath))) continue;
      await pause.whenFree();
      await pictures.make(job, operation, part);
      await mkdir(dirname(join(made, outputPath)), { recursive: true });
      await rename(join(part, outputPath), join(made, outputPath));
    }
    process.send?.({ type: "PICTURES_MADE", payload: { job, folder: made } });
  }
}

const exists = (/** @type {string} */ path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether the parent process does not keep them already. @param {{ id: string }} job @returns {Promise<boolean>} */
function isWanted(job) {
  return new Promise((resolve) => {
    const receive = (/** @type {{ type?: string, payload?: any }} */ { type, payload }) => {
      if (type !== "PICTURES_WANTED" || payload.id !== job.id) return;
      process.off("message", receive);
      resolve(payload.isWanted);
    };
    process.on("message", receive);
    process.send?.({ type: "PICTURES_PLANNED", payload: job });
  });
}
