import type { PayloadRequest } from "payload";
import { settingsOf } from "../settings";
import { translate } from "../texts";
import { exportXliff, type Choice } from "../xliff/export";
import { importXliff, type ImportReport } from "../xliff/import";
import { isInline } from "../xliff/read";
import { byDeepL } from "./deepl";
import { byOpenAI } from "./openai";
import type { MachineReport } from "./protocol";
import { deeplAddress, type MachineService } from "./service";
import type { Translate } from "./translate";

/** A whole article takes a language model that long; milliseconds. */
const PATIENCE = 60_000;

/** The service that is set. */
export function openMachine(service: MachineService): Translate {
  if (service.kind === "openai") return byOpenAI({ ...service, patience: PATIENCE });
  return byDeepL({ key: service.key, url: service.url ?? deeplAddress(service.key), patience: PATIENCE });
}

/** Source texts of units without a translation. */
const UNTRANSLATED = /<source>((?:(?!<\/source>)[\s\S])*)<\/source>(?!\s*<target>)/g;

/**
 * Translates the missing texts of an entry by machine: exports its XLIFF file, fills it in and imports it, so that
 * inline marks are checked. Existing translations are kept.
 * @throws MachineError when the service does not translate
 */
export async function draftByMachine(
  request: PayloadRequest,
  choice: Choice,
  machine: Translate,
): Promise<MachineReport> {
  const lacking = () => exportXliff(request, { ...choice, isMissingOnly: true });
  const sources = [...(await lacking()).matchAll(UNTRANSLATED)].map(([, words = ""]) => words);
  if (sources.length === 0) {
    return { hasDraft: false, messages: [translate(request.i18n.language, "translations:machine.nothingToTranslate")] };
  }
  const targets = await machine(sources, settingsOf(request.payload).languages.source.tag, choice.to.tag);
  const drafts = new Map<string, string>();
  for (const [at, words] of sources.entries()) {
    const target = targets[at] ?? "";
    if (await isInline(target)) drafts.set(words, target);
  }
  // Exported again, because a person may have written a missing text in the meantime.
  const filled = (await lacking()).replace(UNTRANSLATED, (source, words: string) => {
    const target = drafts.get(words);
    return target ? `${source}<target>${target}</target>` : source;
  });
  return reportOf(await importXliff(request, filled, "machine"));
}

function reportOf({ refused, drafts, units }: ImportReport): MachineReport {
  const odd = units.filter(({ messages }) => messages.length > 0);
  return {
    hasDraft: drafts.length > 0,
    messages: [...refused, ...odd.map(({ name, messages }) => `${name}: ${messages.join(" ")}`)],
  };
}
