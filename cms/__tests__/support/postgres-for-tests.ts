/** Global setup of tests on PostgreSQL: one server for all files, each of which copies a template database. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import bundleScripts from "./bundle-scripts";
import { startPostgres } from "./postgres";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * The server of the project, where it has one, and a folder for the pictures that belong to databases to be copied.
     */
    postgres?: { url: string; folder: string };
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startPostgres(), bundleScripts()]);
  const folder = await mkdtemp(path.join(tmpdir(), "cms-templates-"));
  provide("postgres", { url: server.url, folder });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
}
