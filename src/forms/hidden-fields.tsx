import type { RefObject } from "react";
import type { FormType } from "@future-native/contract/form-rules";
import type { LocaleCode } from "@future-native/contract/locales";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/visually-hidden";

interface HiddenFieldsProps {
  formType: FormType;
  locale: LocaleCode;
  source: string | undefined;
  id: string;
  /** The field that people do not see (F6). */
  trap: RefObject<HTMLInputElement | null>;
}

/** Hidden fields of a form, and the honeypot. */
export function HiddenFields({ formType, locale, source = "", id, trap }: HiddenFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="source" value={source} />
      <VisuallyHidden aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{t("form.trap")}</label>
        <input ref={trap} id={`${id}-trap`} name="field0" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  );
}
