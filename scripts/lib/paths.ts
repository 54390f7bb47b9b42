import { join } from "node:path";
import { findRepositoryRoot } from "../../cms/src/env";

/** The repository; tests of the CMS run in a folder of it. */
export const ROOT = findRepositoryRoot();
export const CMS = join(ROOT, "cms");
export const STAMPS = join(ROOT, "node_modules", ".cache", "future-native");
