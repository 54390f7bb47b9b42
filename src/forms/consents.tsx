import type { ReactNode } from "react";
import { useField } from "react-final-form";
import { requiredConsents, type ConsentField, type FieldError } from "@future-native/contract/form-rules";
import type { Locale } from "@future-native/contract/locales";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../i18n/use-page";
import { Checkbox } from "../ui/checkbox";
import { TextLink } from "../ui/text-link";

/** The consents of a form (F3). The privacy notice opens beside the form, so that no input is lost. */
export function Consents({ id, locale }: { id: string; locale: Locale }) {
  const { t } = useTranslation();
  const isThere = useIsThere();
  const [before, after] = t("form.consents.privacy").split("{{link}}");
  return (
    <>
      {requiredConsents(locale.code).map((consent) => (
        <Consent
          key={consent}
          id={`${id}-${consent}`}
          consent={consent}
          note={consent === "advertising" ? t("form.consents.advertisingNote") : undefined}
        >
          {consent === "privacy" ? (
            <>
              {before}
              {isThere("privacy") ? (
                <TextLink route="privacy" target="_blank">
                  {t("form.consents.privacyLink")}
                </TextLink>
              ) : (
                t("form.consents.privacyLink")
              )}
              {after}
            </>
          ) : (
            t("form.consents.advertising")
          )}
        </Consent>
      ))}
      {!locale.asksAdvertisingConsent && <input type="hidden" name="advertising" value="1" />}
    </>
  );
}

interface ConsentProps {
  id: string;
  consent: ConsentField;
  note: string | undefined;
  children: ReactNode;
}

function Consent({ id, consent, note, children }: ConsentProps) {
  const { t } = useTranslation();
  const { input, meta } = useField<boolean, HTMLInputElement>(consent, {
    type: "checkbox",
    subscription: { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const { value: _, ...tick } = input;
  const refused: FieldError | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const fault: FieldError | undefined = meta.touched ? (meta.error ?? refused) : undefined;
  return (
    <Checkbox {...tick} id={id} value="1" required note={note} error={fault && t(`form.errors.${fault}`)}>
      {children}
    </Checkbox>
  );
}
