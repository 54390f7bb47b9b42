import { useMemo, type ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { extendI18n } from "./create-i18n";

/** Adds messages that the page does not ship, because most visitors never need them (L6), to the page's own. */
export function MessagesProvider({ messages, children }: { messages: object; children: ReactNode }) {
  const { i18n } = useTranslation();
  const extended = useMemo(() => extendI18n(i18n, messages), [i18n, messages]);
  return <I18nextProvider i18n={extended}>{children}</I18nextProvider>;
}
