import { isFormType, type FormType } from "@future-native/contract/form-rules";

/** Arguments of a popup (F1). */
export interface PopupRequest {
  readonly formType: FormType;
  readonly source: string | undefined;
  readonly vacancy: string | undefined;
  /** E-mail address to write to instead. */
  readonly mailbox: string | undefined;
}

/** From this type on there is no form to show (F1). */
const FORMS_BELOW = 99;

/** Elements that open a popup; without a script they are links to the form's page. */
export const TRIGGER = "[data-popup-type]";

/** @param detail of a `popup::open` event: `{ type, source }`, both of which may be missing @returns undefined where no form shows */
export function requestOf(detail: unknown): PopupRequest | undefined {
  const { type = 1, source } = (typeof detail === "object" && detail ? detail : {}) as {
    type?: unknown;
    source?: unknown;
  };
  const number = Number(type);
  if (!(number < FORMS_BELOW)) return undefined;
  const formType = isFormType(number) ? number : 1;
  return {
    formType,
    source: typeof source === "string" ? source : undefined,
    vacancy: vacancyOfPage(),
    mailbox: formType === 2 ? jobsMailboxOfPage() : undefined,
  };
}

/** @param trigger an element that `TRIGGER` matches */
export function requestOfTrigger({ dataset }: HTMLElement): PopupRequest | undefined {
  return requestOf({ type: dataset["popupType"], source: dataset["popupSource"] });
}

/** The vacancy whose page this is (F2). */
function vacancyOfPage(): string | undefined {
  return document.querySelector<HTMLElement>("[data-vacancy]")?.dataset["vacancy"];
}

/** The mailbox for applications, where the page shows it. */
function jobsMailboxOfPage(): string | undefined {
  return document.querySelector<HTMLElement>("[data-jobs-mailbox]")?.dataset["jobsMailbox"];
}
