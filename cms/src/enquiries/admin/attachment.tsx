"use client";

import { useDocumentInfo, useFormFields, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import { TEXTS } from "./texts";

const KILOBYTE = 1024;

/** The file that came with an enquiry, to download. */
export function Attachment() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const name = useFormFields(([fields]) => fields.fileName?.value as string | undefined);
  const size = useFormFields(([fields]) => fields.fileSize?.value as number | undefined);
  if (!name) return null;
  return (
    <div className="field-type">
      <p>{wordsFor(i18n.language, TEXTS.attachment)}</p>
      <p>
        <a href={`/cms-api/enquiries/${id}/file`} download>
          {wordsFor(i18n.language, TEXTS.download)} {name}
        </a>{" "}
        ({Math.ceil((size ?? 0) / KILOBYTE)} KB). {wordsFor(i18n.language, TEXTS.unchecked)}
      </p>
    </div>
  );
}
