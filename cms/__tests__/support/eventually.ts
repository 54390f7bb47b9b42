const PAUSE = 40;

/** Polls until there is an answer; the test's own limit ends it. */
export async function eventually<Result>(
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
): Promise<Result> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
