import { withoutTrailingSlashes } from "../../release-store/trailing-slashes";

/** A path as it is compared: without percent-encoding, and without a slash at its end. Malformed ones stay as they are. */
export function plainPath(path: string): string {
  try {
    return withoutTrailingSlashes(decodeURIComponent(path));
  } catch {
    return path;
  }
}
