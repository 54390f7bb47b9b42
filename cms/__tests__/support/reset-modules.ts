import { vi } from "vitest";

declare global {
  /** The instances that `getPayload` keeps. */
  var _payload: Map<string, unknown> | undefined;
  var settingsBeforeTests: NodeJS.ProcessEnv | undefined;
}

/**
 * Our modules are evaluated again when they are imported next, with the settings of before; packages (Payload above all) stay
 * loaded, and nothing of a CMS that was open is left in the process.
 */
export function resetModules(): void {
  vi.resetModules();
  globalThis._payload?.clear();
  for (const name of Object.keys(globalThis)) {
    if (name.startsWith("cms")) Reflect.deleteProperty(globalThis, name);
  }
  const settings = (globalThis.settingsBeforeTests ??= { ...process.env });
  for (const name of Object.keys(process.env)) {
    if (!(name in settings)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, settings);
}
