/** How many enquiries are being stored at this moment, so that none waits in vain and mails give way to them (A5). */
import { setImmediate } from "node:timers/promises";
import { Refusal } from "./refusal";

/** More than these would wait longer than a visitor does. */
const LONGEST_QUEUE = 200;
/** Seconds after which a sender who was turned away may come again. */
export const COME_AGAIN_AFTER = 5;

/** Turns of the event loop between two that begin: in each, one new connection is taken in. */
const TURNS_BETWEEN = 16;

let storing = 0;
let becameCalm: (() => void)[] = [];
let lastTurn = Promise.resolve();

/**
 * Stores one of several concurrent enquiries. They start one after the other and yield to the event loop in between,
 * because SQLite blocks it: without that, new connections would be neither accepted nor refused in time.
 * @throws Refusal 503 when there are too many
 */
export async function underPressure<Result>(store: () => Promise<Result>): Promise<Result> {
  if (storing >= LONGEST_QUEUE) throw new Refusal(503, {}, COME_AGAIN_AFTER);
  storing += 1;
  try {
    lastTurn = lastTurn.then(letOthersIn);
    await lastTurn;
    return await store();
  } finally {
    storing -= 1;
    if (storing === 0) {
      becameCalm.forEach((resolve) => resolve());
      becameCalm = [];
    }
  }
}

async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await setImmediate();
}

/** Waits until no enquiry is being stored. @param longest milliseconds after which it goes on all the same */
export async function untilCalm(longest: number): Promise<void> {
  if (storing === 0) return;
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    becameCalm.push(resolve);
    timer = setTimeout(resolve, longest).unref();
  });
  clearTimeout(timer);
}
