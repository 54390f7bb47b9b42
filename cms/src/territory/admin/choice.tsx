"use client";

import { getTranslation } from "@payloadcms/translations";
import { FieldError, useField, useTranslation } from "@payloadcms/ui";
import type { SelectFieldClientProps } from "payload";
import type { CSSProperties, ReactNode } from "react";
import styles from "./territory.module.css";

interface ChoiceProps extends SelectFieldClientProps {
  /** Picture of a value, beside its name. */
  draw: (value: string) => ReactNode;
}

type Style = CSSProperties & Record<"--width", string | undefined>;

/** One of a few, each shown as what it looks like: a group of radio buttons for a select field. */
export function Choice({ field, path, readOnly, draw }: ChoiceProps) {
  const { i18n } = useTranslation();
  const { value: chosen, setValue, showError, disabled } = useField<string>({ path });
  const options = field.options.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  const named = options.map(({ value, label }) => ({ value, name: String(getTranslation(label, i18n)) }));
  return (
    <fieldset
      id={`field-${path.replaceAll(".", "__")}`}
      className={styles.choice}
      style={{ "--width": `${field.admin?.width ?? "auto"}` } as Style}
      disabled={readOnly || disabled}
    >
      <legend>
        {getTranslation(field.label ?? "", i18n)}: <strong>{named.find(({ value }) => value === chosen)?.name}</strong>
      </legend>
      <div className={styles.options}>
        {named.map(({ value, name }) => (
          <label key={value} className={styles.option} title={name}>
            <input
              type="radio"
              name={path}
              aria-label={name}
              checked={value === chosen}
              onChange={() => setValue(value)}
            />
            {draw(value)}
          </label>
        ))}
      </div>
      <FieldError path={path} showError={showError} />
    </fieldset>
  );
}
