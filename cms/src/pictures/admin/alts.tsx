"use client";

import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { LOCALES, type Locale } from "@future-native/contract/locales";
import { useId } from "react";
import { isFileName } from "payload-publish-gate/file-name";
import styles from "./alts.module.css";
import { useAlts } from "./use-alts";
import { usePicture } from "./use-picture";
import { useTexts } from "../../use-texts";

interface AltsProps {
  path: string;
}

/**
 * Alternative texts of a picture in the languages in use, beside a preview of it (A4); a missing one, or one that is the
 * file's name, is marked.
 */
export function Alts({ path }: AltsProps) {
  const { t } = useTexts();
  const { localization } = useConfig().config;
  const { data } = useDocumentInfo();
  const { source } = usePicture();
  const alts = useAlts(path, "otherAlts");
  const isDecorative = useFormFields(([fields]) => Boolean(fields.decorative?.value));
  const file = useFormFields(([fields]) => fields.file?.value);
  const ownName = file instanceof File ? file.name : String(data?.filename ?? "");
  function noteOf(text: string | undefined): "missing" | "fileName" | undefined {
    if (text === undefined) return undefined;
    if (text.trim() === "") return isDecorative ? undefined : "missing";
    return isFileName(text.trim(), ownName) ? "fileName" : undefined;
  }
  return (
    <fieldset className={styles.alts}>
      <legend>{t("pictures:alts.heading")}</legend>
      <p>{t("pictures:alts.help")}</p>
      {source && <img src={source} alt="" className={styles.look} />}
      <div className={styles.languages}>
        {LOCALES.filter(({ code }) => localization && localization.localeCodes.includes(code)).map((locale) => {
          const isOwn = locale.code === alts.own;
          const text = alts.textOf(locale.code);
          const note = noteOf(text);
          return (
            <Alt
              key={locale.code}
              id={isOwn ? `field-${path}` : undefined}
              locale={locale}
              text={text}
              note={(isOwn && alts.fault) || (note && t(`pictures:alts.${note}`))}
              state={isOwn && alts.fault ? "refused" : (note ?? "written")}
              onWrite={(words) => alts.write(locale.code, words)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface AltProps {
  /** By which the form finds the field of its own language. */
  id: string | undefined;
  locale: Locale;
  text: string | undefined;
  note: string | undefined;
  state: string;
  onWrite: (text: string) => void;
}

function Alt({ id, locale: { name, tag }, text, note, state, onWrite }: AltProps) {
  const made = useId();
  return (
    <div data-state={state}>
      <label htmlFor={id ?? made}>{name}</label>
      <textarea
        id={id ?? made}
        lang={tag}
        rows={3}
        value={text ?? ""}
        disabled={text === undefined}
        aria-invalid={state === "refused"}
        aria-describedby={note ? `${made}-note` : undefined}
        onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, " "))}
      />
      {note && <p id={`${made}-note`}>{note}</p>}
    </div>
  );
}
