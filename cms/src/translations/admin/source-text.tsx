"use client";

import { getTranslation } from "@payloadcms/translations";
import { FieldDescription, useForm, useTranslation } from "@payloadcms/ui";
import type { TextareaFieldClient, TextFieldClient } from "payload";
import { useId } from "react";
import { ChangedWords } from "../../admin/changed-words";
import surface from "../../admin/surface.module.css";
import { wordsFor } from "../../words";
import type { SourceText as Source } from "../source/protocol";
import { MACHINE_TEXTS } from "./machine-texts";
import styles from "./source-text.module.css";
import { SOURCE_TEXTS } from "./source-texts";
import { useSource } from "./use-source";

interface SourceTextProps {
  /** Of a rich text too, which has the same label and description. */
  field: TextFieldClient | TextareaFieldClient;
  path: string;
}

/** Below a field that is open in another language (X3): the English text, what has changed in it, and a way to take it over. */
export function SourceText({ field, path }: SourceTextProps) {
  const { i18n } = useTranslation();
  const source = useSource(path);
  const name = field.label ? getTranslation(field.label, i18n) : path;
  return (
    <>
      <FieldDescription description={field.admin?.description} path={path} />
      {source && <Shown name={name} path={path} source={source} />}
    </>
  );
}

function Shown({ name, path, source }: { name: string; path: string; source: Source }) {
  const { dispatchFields, setModified } = useForm();
  const { i18n } = useTranslation();
  const heading = useId();
  const say = (text: keyof typeof SOURCE_TEXTS) => wordsFor(i18n.language, SOURCE_TEXTS[text]);
  function takeOver() {
    // A rich text is drawn anew for another initial value only.
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
      {source.isByMachine && <p className={styles.note}>{wordsFor(i18n.language, MACHINE_TEXTS.note)}</p>}
      <div className={styles.head}>
        <span id={heading}>{say("source")}</span>
        <button type="button" className={surface.small} aria-label={`${say("take")}: ${name}`} onClick={takeOver}>
          {say("take")}
        </button>
      </div>
      {source.changes && <p className={styles.changed}>{say("changed")}</p>}
      <p className={styles.words} lang="en">
        <ChangedWords parts={source.changes ?? [{ is: "same", text: source.words }]} />
      </p>
    </div>
  );
}
