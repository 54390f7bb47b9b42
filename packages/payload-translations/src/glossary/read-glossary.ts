import { isRecord, textOf } from "payload-kit";
import { localeCodes } from "payload-kit/entry-titles";
import { within, type Reader } from "payload-kit/in-transaction";
import type { LocaleCode } from "../languages";
import { isOn, settingsOf } from "../settings";
import { formsOf, type GlossaryTerm } from "./terms";

type GlossaryTerms = Readonly<Record<LocaleCode, readonly GlossaryTerm[]>>;

/** Terms of the glossary by locale; none in the locale of the terms themselves, and none at all without the plugin. */
export async function readGlossary(reader: Reader): Promise<GlossaryTerms> {
  const { payload } = reader;
  const rows = isOn(payload) ? await readRows(reader) : [];
  const terms = localeCodes(payload.config).map((code) => [code, rows.flatMap((row) => termIn(payload, code, row))]);
  return Object.fromEntries(terms) as GlossaryTerms;
}

async function readRows(reader: Reader): Promise<Record<string, unknown>[]> {
  const asked = { collection: "glossary", pagination: false, depth: 0, ...within(reader) } as const;
  const { docs } = await reader.payload.find(asked);
  return (docs as unknown[]).filter(isRecord);
}

function termIn(payload: Reader["payload"], code: string, row: Readonly<Record<string, unknown>>): GlossaryTerm[] {
  if (code === settingsOf(payload).languages.source.code) return [];
  const term = textOf(row.term);
  return [{ term, forms: row.isKept === true ? [term] : formsOf(textOf(row[code])) }];
}
