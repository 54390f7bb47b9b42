"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useTexts } from "../../use-texts";

const KILOBYTE = 1024;
const SIZE = { style: "unit", unit: "kilobyte" } as const;

/** The file that came with an enquiry, to download. */
export function Attachment() {
  const { id } = useDocumentInfo();
  const { t, i18n } = useTexts();
  const name = useFormFields(([fields]) => fields.fileName?.value as string | undefined);
  const size = useFormFields(([fields]) => fields.fileSize?.value as number | undefined);
  if (!name) return null;
  return (
    <dl className="field-type" style={{ margin: "0 0 var(--spacing-field)" }}>
      <dt style={{ color: "var(--theme-elevation-600)" }}>{t("enquiries:attachment")}</dt>
      <dd style={{ margin: "4px 0 0" }}>
        <a href={`/cms-api/enquiries/${id}/file`} download>
          {t("enquiries:download")} {name}
        </a>{" "}
        ({new Intl.NumberFormat(i18n.language, SIZE).format(Math.ceil((size ?? 0) / KILOBYTE))}).{" "}
        {t("enquiries:unchecked")}
      </dd>
    </dl>
  );
}
