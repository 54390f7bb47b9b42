/** How many enquiries are being stored at this moment, so that none waits in vain and mails give way to them (A5). */
import { Refusal } from "./refusal";

/** More than these would wait longer than a visitor does. */
const LONGEST_QUEUE = 250;
/** Seconds after which a sender who was turned away may come again. */
const COME_AGAIN_AFTER = 5;

let storing = 0;
let becameCalm: (() => void)[] = [];

/** Stores one among those that are being stored. @throws Refusal 503 when there are too many */
export async function underPressure<Result>(store: () => Promise<Result>): Promise<Result> {
  if (storing >= LONGEST_QUEUE) throw new Refusal(503, {}, COME_AGAIN_AFTER);
  storing += 1;
  try {
    return await store();
  } finally {
    storing -= 1;
    if (storing === 0) {
      becameCalm.forEach((resolve) => resolve());
      becameCalm = [];
    }
  }
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
