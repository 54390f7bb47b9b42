import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, PayloadRequest } from "payload";
import { entryTitle, localeCodes } from "payload-kit/entry-titles";
import { inLanguage, type Localized } from "payload-kit/texts";
import { readGlossary } from "../glossary/read-glossary";
import { historyOf } from "../entry-history";
import { languageOfTag, type LocaleCode } from "../languages";
import { fieldOfUnit } from "../field-units";
import type { Version } from "../judge";
import type { BoardList } from "../entry-history";
import { boardLists } from "../read-board";
import { settingsOf } from "../settings";
import { saveTranslation, type NewText, type Target } from "../save-translation";
import { translate } from "../texts";
import { fileId } from "./document";
import { planEntry, type UnitState } from "./plan";
import { readXliff } from "./read";
import { decodeXml, XliffError } from "./xml";

/** Result of an import, in the reader's language. */
export interface ImportReport {
  /** Why nothing was taken at all; empty when the file was. */
  refused: string[];
  /** Entries that have a new draft. */
  drafts: Drafted[];
  units: ReportedUnit[];
}

interface Drafted {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
  title: string;
  locale: LocaleCode;
  /** Path of the first text that changed. */
  field: string | undefined;
}

/** Result for one unit of the file. */
interface ReportedUnit {
  /** As the file has them. */
  entry: string;
  unit: string;
  /** Labels of the entry and the field. */
  name: string;
  state: UnitState;
  messages: string[];
}

interface Step {
  target: Target;
  texts: readonly NewText[];
  title: string;
}

/**
 * Origin of the texts. Machine texts are flagged for review, and a refused one is skipped without refusing the others.
 */
type Translator = "people" | "machine";

/** Takes translations as drafts. Of people one unit that is refused refuses the file, so that nothing comes half. */
export async function importXliff(
  request: PayloadRequest,
  file: string | Uint8Array,
  by: Translator = "people",
): Promise<ImportReport> {
  try {
    return await take(request, typeof file === "string" ? file : decodeXml(file), by);
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    return { refused: [translate(request.i18n.language, error.key, error.values)], drafts: [], units: [] };
  }
}

async function take(request: PayloadRequest, xml: string, by: Translator): Promise<ImportReport> {
  const { payload } = request;
  const say = (sentence: Localized) => inLanguage(request.i18n.language, sentence);
  const document = await readXliff(xml);
  const settings = settingsOf(payload);
  const { source } = settings.languages;
  const to = languageOfTag(settings.languages, document.to);
  if (languageOfTag(settings.languages, document.from) !== source || !to || to === source) {
    const { from, to } = document;
    throw new XliffError("translations:import.wrongLanguages", { from, to, source: source.tag });
  }
  const lists = boardLists(payload).filter(({ hasDrafts }) => hasDrafts);
  const { [to.code]: terms = [] } = await readGlossary({ payload });
  const report: ImportReport = { refused: [], drafts: [], units: [] };
  const steps: Step[] = [];
  for (const { id: file, units } of document.files) {
    const [slug, id = ""] = file.split(".");
    const list = lists.find((known) => known.slug === slug && (known.kind === "global") === (id === ""));
    const history = list && (await historyOf(payload, list, id));
    if (!list || !history) throw new XliffError("translations:import.unknownEntry", { file });
    const { outcomes, texts } = planEntry(units, { fields: list.fields, history, to: to.code, terms, model: settings });
    const title = entryName(request, list, history);
    for (const { unit, state, messages } of outcomes) {
      const label = getTranslation((fieldOfUnit(list.fields, unit)?.label as string | undefined) ?? unit, request.i18n);
      report.units.push({ entry: file, unit, name: `${title}, ${label}`, state, messages: messages.map(say) });
    }
    const marked = by === "machine" ? texts.map((text) => ({ ...text, flag: "machine" as const })) : texts;
    if (texts.length > 0) steps.push({ target: { list, id, locale: to.code }, texts: marked, title });
  }
  const refused = by === "people" ? report.units.filter(({ state }) => state === "refused") : [];
  report.refused = refused.map(({ entry, unit, messages }) => `${entry}, ${unit}: ${messages.join(" ")}`);
  if (refused.length > 0) return report;
  const failed = await saveAll(request, steps);
  if (failed) {
    const file = fileId(failed.target.list.slug, failed.target.id);
    throw new XliffError("translations:import.notSaved", { file });
  }
  return { ...report, drafts: steps.map(draftOf) };
}

const draftOf = ({ target: { list, id, locale }, texts, title }: Step): Drafted => {
  return { list: list.slug, id, title, locale, field: texts[0]?.field.path };
};

function entryName({ payload, i18n }: PayloadRequest, list: BoardList, history: readonly Version[]): string {
  if (list.kind === "global") return getTranslation(list.label as string, i18n);
  const title = payload.collections[list.slug as CollectionSlug]?.config.admin.useAsTitle;
  return entryTitle(history.at(-1)?.entry, title, localeCodes(payload.config));
}

/**
 * SQLite has no transactions here: what was saved before a save that fails is taken back by hand.
 * @returns the entry that could not be saved
 */
async function saveAll(request: PayloadRequest, steps: readonly Step[]): Promise<Step | undefined> {
  const { logger } = request.payload;
  const takeBack: (() => Promise<void>)[] = [];
  for (const step of steps) {
    try {
      takeBack.push(await saveTranslation(request, step.target, step.texts));
    } catch (error) {
      logger.error(error, "A translation of an import could not be saved.");
      // One that cannot be taken back keeps none of the others.
      for (const undo of takeBack.reverse()) await undo().catch((fault: unknown) => logger.error(fault));
      return step;
    }
  }
  return undefined;
}
