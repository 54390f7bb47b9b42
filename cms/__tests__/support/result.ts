/** What a script's last line begins with, the result behind it as JSON. */
export const RESULT = "RESULT ";

/** Prints what a script has found out, for the test that runs it. */
export function printResult(result: unknown): void {
  console.log(RESULT + JSON.stringify(result));
}
