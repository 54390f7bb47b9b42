import { SourceError } from "../../src/errors";

/** The failure that work is expected to end in. @throws when it ends well, or in another kind of error */
export async function failureOf(work: Promise<unknown> | (() => unknown)): Promise<SourceError> {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    if (error instanceof SourceError) {
      return error;
    }
    throw error;
  }
  throw new Error("It was expected to fail, and it did not.");
}
