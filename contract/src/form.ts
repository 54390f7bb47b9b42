/** The enquiry form as it goes over the wire (F6): `multipart/form-data`, so every value is text. */
import { z } from "zod";
import { FORM_FIELDS, type EnquiryErrors } from "./form-rules";
import { LOCALE_CODES, type LocaleCode } from "./locales";

const TEXT = z.string().optional();

export const enquiryPayload = z
  .object({
    field0: TEXT.describe("Trap: hidden from people, must stay empty"),
    formType: z
      .enum(Object.keys(FORM_FIELDS) as ["1", "2", "3"])
      .describe("1 brief, 2 job application, 3 speaker invitation"),
    lang: z.enum(LOCALE_CODES as readonly [LocaleCode, ...LocaleCode[]]),
    name: TEXT,
    org: TEXT.describe("Company; form 1"),
    vacancy: TEXT.describe("Form 2"),
    speaker: TEXT.describe("Form 3"),
    email: TEXT,
    phone: TEXT,
    description: TEXT.describe("Forms 2 and 3"),
    privacy: TEXT.describe("Consent, 1"),
    advertising: TEXT.describe(
      "Consent, 1; required where lang is ru. Elsewhere it is preset and nobody is asked: it is no consent there",
    ),
    file: z.string().meta({ format: "binary" }).optional().describe("One file; forms 1 and 2"),
    source: TEXT.describe("The button that opened the form"),
    page: TEXT.describe("Address of the page"),
    shownAt: TEXT.describe("When the form was shown, milliseconds since 1970"),
    key: TEXT.describe("Idempotency: a retry with the same key makes no second enquiry"),
  })
  .meta({ id: "EnquiryPayload" });
export type EnquiryPayload = z.infer<typeof enquiryPayload>;

export const enquiryAnswer = z
  .object({
    success: z.union([z.literal(0), z.literal(1)]).describe("1: stored and on its way"),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe("Error code a field; form where the body is no multipart form or breaks off"),
  })
  .meta({ id: "EnquiryAnswer" });
export type EnquiryAnswer = { success: 1 } | { success: 0; errors?: EnquiryErrors };
