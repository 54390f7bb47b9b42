import { DEFAULT_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import type { PayloadRequest } from "payload";
import type { MachineSettings } from "../../machine-settings";
import { exportXliff, type Choice } from "../xliff/export";
import { importXliff, type ImportReport } from "../xliff/import";
import { byDeepL } from "./deepl";
import { byOpenAI } from "./openai";
import type { Translate } from "./translate";

/** A whole article takes a language model that long; milliseconds. */
const PATIENCE = 60_000;

/** The service that is set. */
export function openMachine(settings: MachineSettings): Translate {
  const service = { ...settings, patience: PATIENCE };
  return service.kind === "deepl" ? byDeepL(service) : byOpenAI(service);
}

/** The words of a unit that nobody has translated. */
const UNTRANSLATED = /<source>([\s\S]*?)<\/source>(?!\s*<target>)/g;

/**
 * Drafts what an entry lacks in a language by a machine: its file for translators is filled in and imported, so that marks
 * are watched and nothing comes half. Texts that somebody has written are left as they are.
 * @throws MachineError when the service does not translate
 */
export async function draftByMachine(
  request: PayloadRequest,
  choice: Choice & { readonly to: LocaleCode },
  translate: Translate,
): Promise<ImportReport> {
  const xml = await exportXliff(request, { ...choice, isMissingOnly: true });
  const sources = [...xml.matchAll(UNTRANSLATED)].map(([, words = ""]) => words);
  const targets = sources.length > 0 ? await translate(sources, DEFAULT_LOCALE, choice.to) : [];
  const rest = targets.values();
  const filled = xml.replace(UNTRANSLATED, (source) => `${source}<target>${rest.next().value ?? ""}</target>`);
  return importXliff(request, filled, "machine");
}
