import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from "react";
import { useFormState, type FormRenderProps } from "react-final-form";
import { FILE_RULES, FORM_FIELDS, type FormType, type FormValues } from "@future-native/contract/form-rules";
import { useTranslation } from "react-i18next";
import type { Locale } from "@future-native/contract/locales";
import { Consents } from "./consents";
import { MailLink } from "../ui/mail-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./enquiry-form.module.css";
import { FileQuestion } from "./file-question";
import { countAnswers } from "./form-values";
import { FormBar } from "./form-bar";
import { HiddenFields } from "./hidden-fields";
import { Question } from "./question";
import { RisingDisc } from "./rising-disc";
import { SendRow } from "./send-row";
import { MAIL_ADDRESS } from "./send-enquiry";
import type { Attachment } from "./use-attachment";
import type { useEnquiry } from "./use-enquiry";
import { useKeptTexts } from "./use-kept-texts";

interface EnquiryBodyProps extends Omit<ComponentProps<"form">, "onSubmit" | "title"> {
  formType: FormType;
  locale: Locale;
  source: string | undefined;
  title: ReactNode;
  close?: ReactNode;
  mailbox?: string | undefined;
  trap: RefObject<HTMLInputElement | null>;
  attachment: Attachment;
  sending: Omit<ReturnType<typeof useEnquiry>, "send">;
  onSubmit: FormRenderProps<FormValues>["handleSubmit"];
}

/** The values of the form, and its state. */
export function EnquiryBody({
  formType,
  locale,
  source,
  title,
  close,
  mailbox,
  trap,
  attachment,
  sending: { state, failure, sent, touch },
  onSubmit,
  ...rest
}: EnquiryBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const keepTexts = useKeptTexts(element, formType);
  const { errors = {} } = useFormState<FormValues>({ subscription: { errors: true } });
  const showFault = useFirstFault(element);
  const answers = countAnswers(formType, locale.code, errors);
  const share = answers.answered / answers.asked;
  const isClosed = state === "sending" || state === "success";
  return (
    <form
      ref={element}
      method="post"
      action={MAIL_ADDRESS}
      encType="multipart/form-data"
      data-state={state}
      data-ground={state === "success" ? "sun" : undefined}
      className={styles.form}
      onChange={() => {
        touch();
        keepTexts();
      }}
      onSubmit={(event) => void Promise.resolve(onSubmit(event)).then(showFault)}
      {...rest}
    >
      {close && (
        <FormBar answers={answers} isWhole={state === "success"}>
          {close}
        </FormBar>
      )}
      <div className={styles.head}>
        {title}
        <RisingDisc share={share} isWhole={state === "success"} />
      </div>
      <HiddenFields formType={formType} locale={locale.code} source={source} id={id} trap={trap} />
      <fieldset disabled={isClosed} className={styles.questions}>
        <legend>
          <VisuallyHidden>{t("form.questions")}</VisuallyHidden>
        </legend>
        {FORM_FIELDS[formType].map((field) => (
          <Question key={field} id={`${id}-${field}`} field={field} formType={formType} />
        ))}
        {FILE_RULES.formTypes.includes(formType) && (
          <FileQuestion id={`${id}-file`} formType={formType} attachment={attachment} progress={sent} onTouch={touch} />
        )}
      </fieldset>
      <div className={styles.foot}>
        <fieldset disabled={isClosed}>
          <legend>
            <VisuallyHidden>{t("form.agreements")}</VisuallyHidden>
          </legend>
          <Consents id={id} locale={locale} />
        </fieldset>
        <SendRow state={state} failure={failure} sent={sent} isReady={share === 1 && !attachment.fault} />
        {mailbox && (
          <p className={styles.instead}>
            {t("form.write")} <MailLink address={mailbox} />
          </p>
        )}
      </div>
    </form>
  );
}

/**
 * With a script the form validates itself, with the page's messages.
 * @returns a function that focuses the first invalid field after a refused submission
 */
function useFirstFault(form: RefObject<HTMLFormElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    form.current?.setAttribute("novalidate", "");
  }, [form]);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, attempts]);
  return () => setAttempts((count) => count + 1);
}
