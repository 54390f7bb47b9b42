import { vi } from "vitest";

declare global {
  /** The instances that `getPayload` keeps. */
  var _payload: Map<string, unknown> | undefined;
  var settingsBeforeTests: NodeJS.ProcessEnv | undefined;
}

/**
 * Resets our modules, so that the next import evaluates them again, and the global state of a CMS. Packages, above all
 * Payload, stay loaded.
 */
export function resetModules(): void {
  vi.resetModules();
  globalThis._payload?.clear();
  globalThis.payloadSharedState?.clear();
  const settings = (globalThis.settingsBeforeTests ??= { ...process.env });
  for (const name of Object.keys(process.env)) {
    if (!(name in settings)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, settings);
}
