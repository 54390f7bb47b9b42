/** How the cost of reading an input grows with its size. */

/** Milliseconds of this process's processors, so that a busy machine is no slower. @returns the least of three */
async function cost(work: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

/** Below this the clock and the collector weigh more than the work; milliseconds. */
const LEAST = 4;

/**
 * How many times as long ten times an input takes.
 * @param prepare makes an input of a size, and gives what reads it
 * @param normal the size of an ordinary one
 */
export async function timesAtTen(prepare: (size: number) => () => unknown, normal: number): Promise<number> {
  const one = await cost(prepare(normal));
  const ten = await cost(prepare(10 * normal));
  return ten / Math.max(one, LEAST);
}
