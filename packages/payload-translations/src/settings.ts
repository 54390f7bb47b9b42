import type { Config, Payload } from "payload";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import { languagesOf, type Language, type Languages } from "./languages";
import type { TranslationsOptions } from "./options";
import { createRichText, type RichText } from "./rich-text";

/** Languages of the content, and where the texts of its rich text are. */
export interface ContentModel {
  readonly languages: Languages;
  readonly richText: RichText;
}

/** Options of the plugin, with what the config says. */
export interface Settings extends ContentModel, Pick<TranslationsOptions, "machine" | "saves" | "note"> {}

/** For `custom` of the config. */
export function settingsWith(config: Config, { blocks, tags, machine, saves, note }: TranslationsOptions) {
  const model: ContentModel = { languages: languagesOf(config, tags), richText: createRichText(blocks) };
  const settings: Settings = { ...model, machine, saves, note };
  return { translations: settings };
}

/** Undefined for a config without the plugin. */
const knownTo = ({ config }: Pick<Payload, "config">): Settings | undefined => config.custom.translations;

/** Whether the plugin is in the config. Readers outside of it find nothing without it. */
export const isOn = (payload: Pick<Payload, "config">): boolean => knownTo(payload) !== undefined;

/** @throws Error for a config without the plugin */
export function settingsOf(payload: Pick<Payload, "config">): Settings {
  const settings = knownTo(payload);
  if (!settings) throw new Error("payload-translations is none of the plugins in Payload's config.");
  return settings;
}

/** Languages of the content that are in use, in the order of the config. */
export async function languagesInUse(payload: Payload): Promise<Language[]> {
  const used = await readLocalesInUse({ payload });
  return settingsOf(payload).languages.all.filter(({ code }) => used.includes(code));
}
