import type { Config, Payload } from "payload";

/** Begins work of a plugin that goes on while the server runs. */
export type StartUp = (payload: Payload) => void | Promise<void>;

const startsOf = ({ custom }: Pick<Config, "custom">): readonly StartUp[] => custom?.startUp ?? [];

/** For `custom` of the config. */
export const startUpWith = (config: Config, added: readonly StartUp[] = []) => ({
  startUp: [...startsOf(config), ...added],
});

/** Begins the work of all plugins, in their order. A server calls it once; commands that open Payload do not. */
export async function startPlugins(payload: Payload): Promise<void> {
  for (const start of startsOf(payload.config)) await start(payload);
}
