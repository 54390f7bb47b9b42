import type { ConsentField } from "@future-native/contract/form-rules";
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import type { Enquiry as StoredEnquiry } from "../payload-types";
import { siteMessages } from "../site-messages";
import type { Enquiry } from "./enquiry";

/** Origin of a consent's value: chosen by the visitor, or preset by the form. */
export const ORIGINS = ["asked", "preset"] as const;
export type Origin = (typeof ORIGINS)[number];

/** The text of a consent as the form shows it, from the messages that the site is built of. */
export function consentText(consent: ConsentField, locale: LocaleCode): string {
  const { consents } = siteMessages("form", locale).form;
  return consent === "privacy"
    ? consents.privacy.replace("{{link}}", consents.privacyLink)
    : `${consents.advertising}. ${consents.advertisingNote}`;
}

type ConsentRecord = Pick<
  StoredEnquiry,
  "privacy" | "privacyText" | "advertising" | "advertisingFrom" | "advertisingText" | "noticeVersion"
>;

/**
 * Record of an enquiry's consents (X5): each that was requested and given, with its text, and the version of the
 * privacy notice. A form that does not ask for consent to advertising sends a preset value, which is recorded and is no
 * consent.
 */
export function consentRecord({ locale, consents }: Enquiry, noticeVersion: string | undefined): ConsentRecord {
  const { privacy } = consents;
  const origin: Origin = getLocale(locale).asksAdvertisingConsent ? "asked" : "preset";
  const advertising = consents.advertising && origin === "asked";
  return {
    privacy,
    ...(privacy ? { privacyText: consentText("privacy", locale), noticeVersion } : {}),
    advertising,
    ...(consents.advertising ? { advertisingFrom: origin } : {}),
    ...(advertising ? { advertisingText: consentText("advertising", locale) } : {}),
  };
}

/** The version of the privacy notice that is published, as editors have named it. */
export async function noticeVersion(payload: Payload): Promise<string | undefined> {
  const { version } = await payload.findGlobal({ slug: "page-privacy", depth: 0, select: { version: true } });
  return version || undefined;
}
