/**
 * The incremental builder's process, started by ../src/builder-process.ts in the folder of the site: it runs `gatsby
 * build` and stays. Each line `build` on standard input builds the changes since the last build. It ends with its
 * input, and whenever `gatsby build` would end. Plain JavaScript without packages: a loader, or a package that the site
 * loads too, would make this process differ from that of `gatsby build`.
 */
// @ts-check
import { createInterface } from "node:readline";
import { openGatsby } from "./gatsby-internals.mjs";
import { createPause, takePictures } from "./prepare-pictures.mjs";
import { setEffort } from "./picture-effort.mjs";
import { noteMade, rebuild } from "./rebuild.mjs";

// The options of this process are not for its workers, some of which refuse to start with it.
process.execArgv.splice(0);

const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
// The parent process has ended: end at once, with all workers, before another process builds here.
input.once("close", () => process.kill(-process.pid, "SIGKILL"));

const source = process.argv.find((argument) => argument.startsWith("--source="));
const isQuick = process.argv.includes("--quick-pictures");
if (isQuick) setEffort(process.cwd(), { avif: 0, webp: 2 });
const gatsby = openGatsby(process.cwd(), source?.slice("--source=".length) ?? "");
gatsby.runBuildCommand(stay, {
  isCompiled: process.argv.includes("--compiled"),
  isWarm: process.argv.includes("--warm"),
});

async function stay() {
  report({ builder: "built" });
  reportSaved();
  const made = await noteMade(gatsby);
  const pause = createPause();
  // Pictures of a quick build are not kept.
  if (!isQuick) takePictures(gatsby.pictures(), pause);
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value !== "build") continue;
    pause.hold();
    const why = await rebuild(gatsby, made);
    if (why !== undefined) {
      await gatsby.saveState();
      return report({ builder: "unsure", why });
    }
    report({ builder: "built" });
    // The publisher goes on with what was built: on a large site saving takes half a second.
    await gatsby.saveState();
    reportSaved();
    pause.free();
  }
}

function reportSaved() {
  report({ builder: "saved", memory: process.memoryUsage.rss() });
}

/** @param {import("../src/messages").Report} message */
function report(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
