import { visibleText } from "@future-native/contract/form-rules";
import type { FieldHook } from "payload";

/** Programs that a link opens, after which people and programs leave blanks. */
const OF_PROGRAM = /^(mailto|tel):/i;

/** An address as it was meant: without what cannot be seen, `www.` with its protocol, mailboxes and numbers without blanks. */
export function completeLink(typed: string): string {
  const address = visibleText(typed);
  if (OF_PROGRAM.test(address)) return address.replace(/\s+/g, "");
  return /^www\.[^\s/]+\./i.test(address) ? `https://${address}` : address;
}

/** Stores addresses so. */
export const completeLinkHook: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === "string" ? completeLink(value) : value;
