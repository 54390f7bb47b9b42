import { getTranslation } from "@payloadcms/translations";
import type { PayloadRequest } from "payload";
import { labelOf, type Doc } from "payload-kit";
import { readGlossary } from "../glossary/read-glossary";
import { termsIn, type GlossaryTerm } from "../glossary/terms";
import { wordsOf, type LexicalNode, type MarkedText } from "payload-kit/rich-text/marks";
import { historyOf } from "../entry-history";
import { unitsOf, type FieldUnit } from "../field-units";
import type { Translation } from "../judge";
import type { Language, LocaleCode } from "../languages";
import type { BoardList } from "../entry-history";
import { boardLists, entriesOf } from "../read-board";
import { settingsOf, type ContentModel } from "../settings";
import { valueIn, type TextField } from "../text-fields";
import { fileId, type OutgoingFile, type OutgoingUnit } from "./document";
import { writeXliff } from "./write";

export interface Choice {
  readonly to: Language;
  /** Slug of a collection or global; all of them without. */
  readonly list: string | null;
  readonly id: string | null;
  /** Leaves out what is older than its source. */
  readonly isMissingOnly?: boolean;
}

/**
 * Exports as XLIFF the texts that are missing or older than their source in a language; only of collections and globals
 * with drafts.
 */
export async function exportXliff(
  { payload, i18n }: PayloadRequest,
  { to, list, id, isMissingOnly = false }: Choice,
): Promise<string> {
  const settings = settingsOf(payload);
  const { [to.code]: terms = [] } = await readGlossary({ payload });
  const lists = boardLists(payload).filter(({ slug, hasDrafts }) => hasDrafts && (!list || slug === list));
  const files: OutgoingFile[] = [];
  for (const board of lists) {
    for (const entry of await entriesOf(payload, board)) {
      const translation = entry.locales[to.code];
      const open = translation ? openFields(board, translation, isMissingOnly) : [];
      if (open.length === 0 || (id && entry.id !== id)) continue;
      const latest = (await historyOf(payload, board, entry.id))?.at(-1)?.entry ?? {};
      const say = (label: unknown) => getTranslation(label as string, i18n);
      const nameOf = ({ path, labels = [] }: FieldUnit) =>
        [labelOf(board.formFields, path, i18n), ...labels.map(say)].join(" › ");
      const units = open.flatMap((field) => unitsIn(field, latest, { model: settings, to: to.code, terms, nameOf }));
      const title = [say(board.label), entry.title].filter(Boolean).join(": ");
      if (units.length > 0) files.push({ id: fileId(board.slug, entry.id), title, units });
    }
  }
  return writeXliff({ from: settings.languages.source.tag, to: to.tag }, files);
}

/** Fields of an entry to translate, in the order of its form. */
function openFields({ fields }: BoardList, { missing, older }: Translation, isMissingOnly: boolean): TextField[] {
  return fields.filter(({ path }) => [...missing, ...(isMissingOnly ? [] : older)].includes(path));
}

interface Outgoing {
  readonly model: ContentModel;
  readonly to: LocaleCode;
  readonly terms: readonly GlossaryTerm[];
  readonly nameOf: (unit: FieldUnit) => string;
}

function unitsIn(
  field: TextField,
  entry: Doc,
  { model: { languages, richText }, to, terms, nameOf }: Outgoing,
): OutgoingUnit[] {
  const sources = unitsOf(field, valueIn(entry, field, languages.source.code), richText);
  const targets = unitsOf(field, valueIn(entry, field, to), richText);
  // A rich text whose parts are others than those of its source says nothing of which belongs to which.
  const areAlike = field.columns !== undefined || targets.length === sources.length;
  return sources.map((source) => {
    const { id, text } = source;
    const target = areAlike ? targets.find((unit) => unit.id === id && haveSameMarks(unit.text, text)) : undefined;
    return { id, name: nameOf(source), source: text, target: target?.text.content, terms: termsOf(text, terms) };
  });
}

const termsOf = (text: MarkedText, terms: readonly GlossaryTerm[]) =>
  termsIn(wordsOf(text.content), terms).map(({ term, forms }) => ({ term, translation: forms.join(", ") }));

const shapeOf = ({ text: _text, children: _children, id: _id, ...shape }: LexicalNode) => JSON.stringify(shape);

function haveSameMarks({ marks }: MarkedText, other: MarkedText): boolean {
  if (marks.size !== other.marks.size) return false;
  return [...marks].every(([id, node]) => {
    const mark = other.marks.get(id);
    return mark !== undefined && shapeOf(mark) === shapeOf(node);
  });
}
