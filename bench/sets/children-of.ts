import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Running {
  readonly pid: number;
  readonly command: string;
}

/** The processes that a process has started, and those that these have. */
export async function childrenOf(pid: number): Promise<Running[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,command="], { maxBuffer: 1e8 });
  const all = stdout.split("\n").flatMap((line) => {
    const [, own, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own === undefined ? [] : [{ pid: Number(own), parent: Number(parent), command }];
  });
  const below = (of: number): Running[] =>
    all.flatMap(({ parent, ...child }) => (parent === of ? [child, ...below(child.pid)] : []));
  return below(pid);
}
