import path from "node:path";
import { FILE_TYPES } from "./media-types";

/** The header that names the type of a file, by the extension of its name. */
export function typeOf(name: string): Record<string, string> {
  return { "Content-Type": FILE_TYPES.get(path.extname(name).toLowerCase()) ?? "application/octet-stream" };
}
