"use client";

import { getTranslation } from "@payloadcms/translations";
import { FieldDescription, useConfig, useForm, useTranslation } from "@payloadcms/ui";
import type { TextareaFieldClient, TextFieldClient } from "payload";
import { useId } from "react";
import { ChangedWords } from "payload-kit/admin/changed-words";
import surface from "payload-kit/admin/surface.module.css";
import { ALONE } from "../alone";
import { useTexts } from "../use-texts";
import styles from "./source-text.module.css";
import { useSource, type FieldSource } from "./use-source";

interface SourceTextProps {
  /** Of a rich text too, which has the same label and description. */
  field: TextFieldClient | TextareaFieldClient;
  path: string;
}

/** Below a field that is open in another language: the source text, what has changed in it, and a way to take it over. */
export function SourceText({ field, path }: SourceTextProps) {
  const { i18n } = useTranslation();
  const { localization } = useConfig().config;
  const { custom, description } = field.admin ?? {};
  const isAlone = localization && localization.locales.length === 1 && custom && ALONE in custom;
  const source = useSource(path);
  const name = field.label ? getTranslation(field.label, i18n) : path;
  return (
    <>
      <FieldDescription description={isAlone ? custom[ALONE] : description} path={path} />
      {source && <Source name={name} path={path} source={source} />}
    </>
  );
}

function Source({ name, path, source }: { name: string; path: string; source: FieldSource }) {
  const { dispatchFields, setModified } = useForm();
  const { t, i18n } = useTexts();
  const heading = useId();
  function takeOver() {
    // The rich text editor re-renders only for a new initial value.
    dispatchFields({ type: "UPDATE", path, value: source.value, initialValue: source.value, valid: true });
    setModified(true);
  }
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className={styles.source}
      data-state={source.isByMachine ? "machine" : source.changes ? "changed" : "same"}
    >
      {source.isByMachine && <p className={styles.note}>{t("translations:machine.note")}</p>}
      <div className={styles.head}>
        <span id={heading}>
          {t("translations:source.source", { language: nameOf(source.language, i18n.language) })}
        </span>
        <button
          type="button"
          className={surface.small}
          aria-label={`${t("translations:source.take")}: ${name}`}
          onClick={takeOver}
        >
          {t("translations:source.take")}
        </button>
      </div>
      {source.changes && <p className={styles.changed}>{t("translations:source.changed")}</p>}
      <p className={styles.words} lang={source.language}>
        <ChangedWords parts={source.changes ?? [{ is: "same", text: source.words }]} />
      </p>
    </div>
  );
}

/** Name of a language in the reader's. @param tag BCP 47; its region is left out */
function nameOf(tag: string, reader: string): string {
  const { language } = new Intl.Locale(tag);
  return new Intl.DisplayNames(reader, { type: "language" }).of(language) ?? language;
}
