import { useConfig, useDocumentInfo, useFormFields, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import type { EntrySources, SourceText } from "../source/protocol";

const NONE: EntrySources = { language: "", sources: {} };

/** The last question and its answer: every field of a form asks the same one. */
let asked: { address: string; answer: Promise<EntrySources> } | undefined;

async function read(address: string): Promise<EntrySources> {
  const result = await callApi<EntrySources>(address);
  // After a failure the next form fetches it again.
  if (!result.ok && result.status === 0) asked = undefined;
  // A list without texts has no sources, and the form is whole without them.
  return result.ok ? result.body : NONE;
}

function sourcesAt(address: string): Promise<EntrySources> {
  if (asked?.address !== address) asked = { address, answer: read(address) };
  return asked.answer;
}

export interface FieldSource extends SourceText {
  /** Language of the text, BCP 47. */
  readonly language: string;
}

/** The source text of a field, in a form that is open in another language. @param path of the field in the form */
export function useSource(path: string): FieldSource | undefined {
  const { config } = useConfig();
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const [, row, column] = /^(.*\.\d+)\.([^.]+)$/.exec(path) ?? [];
  // Rows that were moved are known by their ids.
  const rowId = useFormFields(([fields]) => (row ? fields[`${row}.id`]?.value : undefined));
  const key = row ? `${row.replace(/\d+$/, String(rowId))}.${column}` : path;
  const list = collectionSlug ?? globalSlug ?? "";
  const isSaved = globalSlug !== undefined || id !== undefined;
  const query = new URLSearchParams({ list, id: collectionSlug ? String(id) : "", locale: code });
  // A save may have changed the source as well: the time makes it another question.
  const isSource = !config.localization || code === config.localization.defaultLocale;
  const address =
    isSaved && !isSource ? `${config.routes.api}/translations/source?${query.toString()}&at=${lastUpdateTime}` : "";
  const [{ language, sources }, setSources] = useState(NONE);

  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    sourcesAt(address)
      .then((answer) => isWanted && setSources(answer))
      .catch((error: unknown) => console.warn(error));
    return () => void (isWanted = false);
  }, [address]);
  const source = sources[key];
  return address && source ? { ...source, language } : undefined;
}
