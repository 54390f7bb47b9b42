import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { useDocumentInfo, useFormFields, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import type { SourceText, Sources } from "../source/protocol";

/** The last question and its answer: every field of a form asks the same one. */
let asked: { address: string; answer: Promise<Sources> } | undefined;

async function read(address: string): Promise<Sources> {
  const result = await callApi<Sources>(address);
  // After a failure the next form fetches it again.
  if (!result.ok && result.status === 0) asked = undefined;
  // A list without texts has no sources, and the form is whole without them.
  return result.ok ? result.body : {};
}

function sourcesAt(address: string): Promise<Sources> {
  if (asked?.address !== address) asked = { address, answer: read(address) };
  return asked.answer;
}

/** The English text of a field, in a form that is open in another language. @param path of the field in the form */
export function useSource(path: string): SourceText | undefined {
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
  const address =
    isSaved && code !== DEFAULT_LOCALE ? `/cms-api/translations/source?${query.toString()}&at=${lastUpdateTime}` : "";
  const [sources, setSources] = useState<Sources>({});

  useEffect(() => {
    if (!address) return;
    let isWanted = true;
    sourcesAt(address)
      .then((answer) => isWanted && setSources(answer))
      .catch((error: unknown) => console.warn(error));
    return () => void (isWanted = false);
  }, [address]);
  return address ? sources[key] : undefined;
}
