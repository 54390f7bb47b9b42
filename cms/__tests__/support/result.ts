/** Prefix of a script's last line, before its result as JSON. */
export const RESULT = "RESULT ";

/** Prints the result of a script for the test that runs it. */
export function printResult(result: unknown): void {
  console.log(RESULT + JSON.stringify(result));
}
