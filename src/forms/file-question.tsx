import { FILE_RULES, type FormType } from "@future-native/contract/form-rules";
import { useLocale } from "../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { FileDrop } from "../ui/file-drop";
import type { Attachment } from "./use-attachment";

interface FileQuestionProps {
  id: string;
  formType: FormType;
  attachment: Attachment;
  /** Uploaded share, 0 to 1. */
  progress: number | undefined;
  /** Called when the file has changed. */
  onTouch: () => void;
}

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;
const ACCEPT = FILE_RULES.extensions.map((extension) => `.${extension}`).join(",");

/** The brief or the CV (F4). */
export function FileQuestion({ id, formType, attachment, progress, onTouch }: FileQuestionProps) {
  const { t } = useTranslation();
  const { tag } = useLocale();
  const { file, fault, choose } = attachment;
  return (
    <FileDrop
      id={id}
      name="file"
      label={`${formType === 1 ? t("form.files.1") : t("form.files.2")} (${t("form.optional")})`}
      dropLabel={t("form.fileDrop")}
      hint={t("form.fileHint", { size: FILE_RULES.maxBytes / MEGABYTE })}
      removeLabel={(name) => t("form.fileRemove", { name })}
      accept={ACCEPT}
      file={file}
      size={file ? sizeIn(file.size, tag) : ""}
      onFile={(chosen) => {
        onTouch();
        choose(chosen);
      }}
      error={fault && t(`form.errors.${fault}`)}
      progress={progress}
    />
  );
}

/** Size of a file in the format of a language. @param bytes of it */
function sizeIn(bytes: number, tag: string): string {
  const isSmall = bytes < MEGABYTE;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    unitDisplay: "short",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / KILOBYTE) : bytes / MEGABYTE);
}
