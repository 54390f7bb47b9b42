import { join } from "node:path";

/** The repository; every task is started in it (see run.mjs). */
export const ROOT = process.cwd();
export const CMS = join(ROOT, "cms");
export const STAMPS = join(ROOT, "node_modules", ".cache", "future-native");
