const PAUSE = 40;

/** Polls until the callback returns a result; the test's timeout ends it. */
export async function eventually<Result>(
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
): Promise<Result> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
