import { setTimeout } from "node:timers/promises";

/** Holds requests to one host apart. @param gap milliseconds from one to the next */
export function createPace(gap: number): (host: string) => Promise<void> {
  const free = new Map<string, number>();
  return async (host) => {
    const at = Math.max(Date.now(), free.get(host) ?? 0);
    free.set(host, at + gap);
    await setTimeout(at - Date.now());
  };
}
