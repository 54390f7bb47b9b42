/** Takes a plugin out of the config, as deleting its line does. */
import type { Payload, Plugin } from "payload";
import { createTables } from "payload-kit/testing/create-tables";
import { vi } from "vitest";
import type { CmsEnv } from "../../src/env";

export interface PluginOfPackage {
  /** For instance `payload-accounts`. */
  readonly module: string;
  /** The function of it that makes the plugin. */
  readonly name: string;
}

const nothing: Plugin = (config) => config;

/** From the next import of the config on; its migrations know all plugins and are left out too. */
export function takeOut({ module, name }: PluginOfPackage): void {
  vi.doMock(module, async (original) => ({ ...(await original<object>()), [name]: () => nothing }));
  vi.doMock("../../src/migrations/sqlite", () => ({ migrations: [] }));
}

/** Makes the tables that migrations would, and the administrator. */
export async function fillNewDatabase(payload: Payload, env: CmsEnv): Promise<void> {
  await createTables(payload);
  const { ensureFirstAdmin } = await import("../../src/start-up/first-admin");
  await ensureFirstAdmin(payload, env);
}
