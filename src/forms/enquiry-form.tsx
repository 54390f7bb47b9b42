import { useMemo, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { validateForm, type FormErrors, type FormType, type FormValues } from "@future-native/contract/form-rules";
import { useLocale } from "../i18n/use-locale";
import { EnquiryBody } from "./enquiry-body";
import { firstValues } from "./form-values";
import { useAttachment } from "./use-attachment";
import { useEnquiry } from "./use-enquiry";

interface EnquiryFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "title"> {
  formType: FormType;
  /** The heading over it. */
  title: ReactNode;
  /** The button that closes the form's dialog: it is in a bar that stays in view. */
  close?: ReactNode;
  /** The button that opened the form (F7). */
  source?: string | undefined;
  /** Name of the vacancy that the form was opened from. */
  vacancy?: string | undefined;
  /** E-mail address to write to instead. */
  mailbox?: string | undefined;
}

/** Enquiries, one after the other: a reset mounts a new form (F5). */
export function EnquiryForm(props: EnquiryFormProps) {
  const [count, setCount] = useState(0);
  const begin = ({ currentTarget: { parentElement } }: FormEvent) => {
    flushSync(() => setCount(count + 1));
    parentElement?.querySelector<HTMLElement>("fieldset :is(input, textarea)")?.focus();
  };
  return <OneEnquiry key={count} onReset={begin} {...props} />;
}

/**
 * The form of an enquiry, one question a line (F2–F6). Without a script it posts natively; with one it validates by the
 * server's rules, keeps the input, and shows the progress of the submission.
 */
function OneEnquiry({ formType, source, vacancy, ...rest }: EnquiryFormProps) {
  const locale = useLocale();
  const trap = useRef<HTMLInputElement>(null);
  const attachment = useAttachment(formType);
  const { send, ...sending } = useEnquiry({ formType, locale: locale.code, source });
  const initialValues = useMemo(() => firstValues(formType, locale, { vacancy }), [formType, locale, vacancy]);

  async function submit(values: FormValues): Promise<FormErrors | undefined> {
    if (attachment.fault) return { file: attachment.fault };
    const errors = await send(values, { file: attachment.file, trap: trap.current?.value ?? "" });
    if (errors.file) attachment.refuse(errors.file);
    return Object.keys(errors).length > 0 ? errors : undefined;
  }

  return (
    <Form<FormValues>
      initialValues={initialValues}
      validate={(values) => validateForm(formType, locale.code, values)}
      onSubmit={submit}
      subscription={{}}
    >
      {({ handleSubmit }) => (
        <EnquiryBody
          formType={formType}
          locale={locale}
          source={source}
          trap={trap}
          attachment={attachment}
          sending={sending}
          onSubmit={handleSubmit}
          {...rest}
        />
      )}
    </Form>
  );
}
