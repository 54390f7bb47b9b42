import type { ChildProcess } from "node:child_process";

/** Ends a process that was spawned `detached`, and all that it has started, at once. Nothing happens when it has ended. */
export function killGroup({ pid }: Pick<ChildProcess, "pid">): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}
