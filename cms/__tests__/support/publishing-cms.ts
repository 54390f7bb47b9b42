import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { bundledScript } from "./bundled-script";
import { buildingProcesses, kill } from "./played-site";

export interface PublishingCms {
  /** An editor publishes an entry. */
  edit(id: string): void;
  /** Kills the process. @param all kills its publisher and builder, too */
  end(all?: boolean): Promise<void>;
}

/**
 * Starts a CMS that does nothing but publish (publishing-process.ts).
 * @param folder of a fake site, with the publisher in it
 */
export function startPublishingCms(folder: string, env: Readonly<Record<string, string>>): PublishingCms {
  let child: ChildProcess;
  const edits: string[] = [];
  const start = () => {
    const [command, ...words] = bundledScript("publishing-process");
    child = spawn(command, words, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["pipe", "ignore", "inherit"],
    });
    // A message to it may arrive when it is gone.
    child.stdin?.on("error", () => undefined);
    child.once("exit", (code) => code === UNSETTLED_AWAIT && start());
    // Edits sent to a process that exited during its start are lost: send them again.
    for (const line of edits) child.stdin?.write(line);
  };
  start();
  return {
    edit(id) {
      edits.push(`${id}\n`);
      child.stdin?.write(`${id}\n`);
    },
    async end(all = false) {
      const isOver = child.exitCode !== null || child.signalCode !== null;
      const ended = isOver ? undefined : once(child, "exit");
      kill(child.pid);
      if (all) {
        const { builder, publisher } = await buildingProcesses(folder);
        kill(builder);
        kill(publisher);
      }
      await ended;
    },
  };
}
