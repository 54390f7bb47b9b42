import { readablePath } from "@future-native/contract/paths";

/** A path as it is compared: without percent-encoding, and without a slash at its end. Malformed ones stay as they are. */
export const plainPath = (path: string): string => readablePath(path) ?? path;
