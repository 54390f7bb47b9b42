import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface Cost {
  /** Milliseconds. */
  readonly wall: number;
  /** Milliseconds of all processes; missing where the system does not report it. */
  readonly cpu: number | undefined;
  /** Bytes at the peak, of all processes together: resident memory, with what they share counted for each of them. */
  readonly resident: number;
  /** The same with what they share counted once (PSS of Linux); missing where the system does not report it. */
  readonly memory: number | undefined;
}

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly resident: number;
}

const HAS_PROC = existsSync("/proc/self/stat");
const SAMPLE_EVERY = 500;
/** Linux counts CPU time in hundredths of a second for programs, whatever the kernel's own clock. */
const TICK = 10;

/** Runs work that starts one process, and measures what it and its descendants cost. */
export async function measureProcess<Result>(
  work: (started: (pid: number) => void) => Promise<Result>,
): Promise<{ cost: Cost; result: Result }> {
  let resident = 0;
  let memory = 0;
  let timer: NodeJS.Timeout | undefined;
  const begin = performance.now();
  const cpuBefore = childrenCpu();
  try {
    const result = await work((pid) => {
      timer = setInterval(() => {
        const tree = treeOf(pid, listProcesses());
        resident = Math.max(resident, sum(tree.map((row) => row.resident)));
        memory = Math.max(memory, HAS_PROC ? sum(tree.map((row) => proportional(row.pid))) : 0);
      }, SAMPLE_EVERY);
    });
    const cpuAfter = childrenCpu();
    const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
    return { cost: { wall: performance.now() - begin, cpu, resident, memory: memory || undefined }, result };
  } finally {
    clearInterval(timer);
  }
}

/** A process and all that descend from it. */
function treeOf(root: number, rows: readonly ProcessRow[]): ProcessRow[] {
  const children = rows.filter(({ parent }) => parent === root);
  return [...rows.filter(({ pid }) => pid === root), ...children.flatMap(({ pid }) => treeOf(pid, rows))];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Bytes of a process, with its share of what it has in common with others. */
const proportional = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

function listProcesses(): ProcessRow[] {
  if (!HAS_PROC) {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
    return table
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, resident: kilobytes * 1024 }));
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const status = readProc(`${pid}/status`);
      const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
      return { pid: Number(pid), parent: field("PPid"), resident: field("VmRSS") * 1024 };
    });
}

/** Milliseconds that the ended children of this process, and theirs, have used: fields 16 and 17 of proc(5). */
function childrenCpu(): number | undefined {
  if (!HAS_PROC) {
    return undefined;
  }
  const stat = readProc("self/stat");
  // The second field, the name, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK;
}

/** A file of /proc; empty when its process has ended. */
function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, "utf8");
  } catch {
    return "";
  }
}
