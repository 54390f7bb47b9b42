import type { ChildProcess } from "node:child_process";
import { Failure } from "./failure";

/** Migrations and the import of the demo content happen before the first answer; each of their steps prints a line. */
const LONGEST_SILENCE = 180_000;
const POLL = 150;

/**
 * Waits until a server that is starting answers: as long as it goes on telling what it does, whatever the machine.
 * @param url of the server, without a path
 * @param printed what it has printed last
 * @param longestSilence in milliseconds
 * @throws Failure with its last words when it ends, or tells nothing for too long
 */
export async function untilReady(
  child: ChildProcess,
  url: string,
  printed: () => string,
  longestSilence = LONGEST_SILENCE,
): Promise<void> {
  let lastWord = performance.now();
  const listen = () => (lastWord = performance.now());
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", listen);
  try {
    while (performance.now() - lastWord < longestSilence) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Failure(`The server ended while starting.\n${printed().slice(-4000)}`);
      if (await isReady(url)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
    const seconds = longestSilence / 1000;
    throw new Failure(
      `The server gave no answer at /api/ready and told nothing for ${seconds} s.\n${printed().slice(-4000)}`,
    );
  } finally {
    for (const stream of [child.stdout, child.stderr]) stream?.off("data", listen);
  }
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
