"use client";

import { getTranslation } from "@payloadcms/translations";
import { useField, useTranslation } from "@payloadcms/ui";
import type { SelectFieldClientProps, TextareaFieldClientProps, TextFieldClientProps } from "payload";

type SaidProps = TextFieldClientProps | TextareaFieldClientProps | SelectFieldClientProps;

/** A visitor's input as text; an e-mail address or a phone number is a link. */
export function Said({ field, path }: SaidProps) {
  const { value } = useField<string>({ path });
  const { i18n } = useTranslation();
  if (!value) return null;
  const option =
    "options" in field ? field.options.find((one) => typeof one === "object" && one.value === value) : undefined;
  const text = typeof option === "object" ? getTranslation(option.label, i18n) : value;
  const link = linkOf(field.name, value);
  return (
    <dl className="field-type" style={{ margin: "0 0 var(--spacing-field)" }}>
      <dt style={{ color: "var(--theme-elevation-600)" }}>{getTranslation(field.label ?? field.name, i18n)}</dt>
      <dd style={{ margin: "4px 0 0", fontSize: "1.15em", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {link ? <a href={link}>{text}</a> : text}
      </dd>
    </dl>
  );
}

function linkOf(field: string, value: string): string | undefined {
  if (field === "email") return `mailto:${encodeURIComponent(value)}`;
  return field === "phone" ? `tel:${value.replace(/[^\d+]/g, "")}` : undefined;
}
