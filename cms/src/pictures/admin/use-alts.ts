"use client";

import { useDocumentInfo, useField, useLocale } from "@payloadcms/ui";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { useEffect, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { isRecord } from "payload-kit";

type Texts = Readonly<Partial<Record<LocaleCode, string>>>;

interface Alts {
  /** Undefined until it is known. */
  readonly textOf: (locale: LocaleCode) => string | undefined;
  readonly write: (locale: LocaleCode, text: string) => void;
  /** Language of the form. */
  readonly own: string;
  /** Validation error of the text in the form's own language. */
  readonly fault: string | undefined;
}

/** The descriptions of a picture in all languages: one is a field of the form, the others go along with it when it is saved. */
export function useAlts(path: string, othersPath: string): Alts {
  const { code } = useLocale();
  const { errorMessage, setValue, showError, value } = useField<string>({ path });
  const others = useField<Texts>({ path: othersPath });
  const stored = useStored();
  return {
    own: code,
    fault: showError ? errorMessage : undefined,
    textOf(locale) {
      if (locale === code) return value ?? "";
      return others.value?.[locale] ?? (stored ? (stored[locale] ?? "") : undefined);
    },
    write(locale, text) {
      if (locale === code) setValue(text);
      else others.setValue({ ...others.value, [locale]: text });
    },
  };
}

const NONE: Texts = {};

/** Stored texts; undefined until they are loaded. */
function useStored(): Texts | undefined {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [stored, setStored] = useState<Texts>();
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    const address = `/cms-api/${collectionSlug}/${id}?locale=all&depth=0&at=${lastUpdateTime}`;
    void callApi(address, { signal: abort.signal }).then(({ ok, body }) => ok && setStored(textsIn(body)));
    return () => abort.abort();
  }, [collectionSlug, id, lastUpdateTime]);
  return id === undefined ? NONE : stored;
}

/** The descriptions in an answer for all languages. */
function textsIn(answer: unknown): Texts {
  const alt = isRecord(answer) && isRecord(answer.alt) ? answer.alt : {};
  const written = LOCALE_CODES.map((locale) => [locale, alt[locale]] as const);
  return Object.fromEntries(written.filter(([, text]) => typeof text === "string"));
}
