import type { Readable } from "node:stream";
import {
  FORM_FIELDS,
  validateText,
  visibleText,
  type FormType,
  type TextField,
} from "@future-native/contract/form-rules";
import type { SendEmailOptions } from "payload";
import { safeFileName } from "../files/safe-name";
import { escapeHtml } from "../html";
import { siteMessages } from "../site-messages";
import type { Enquiry } from "../payload-types";
import { translate } from "../i18n";

export interface MailSettings {
  readonly mailboxes: Readonly<Record<"general" | "jobs", string>>;
  /** Language of those who read the mailboxes, as the admin UI names it. */
  readonly language: string;
  readonly siteUrl: string;
  /** Base address of the admin. */
  readonly adminUrl: string;
}

const APPLICATION: FormType = 2;

/**
 * The mail of an enquiry (A5). Visitors' text is only in the body and in the name of the attachment; the only header
 * with visitors' data is Reply-To, which takes a validated address. The Message-ID is the same at every attempt, so
 * that mailboxes show a mail that was sent twice once.
 * @param file content of the attachment
 */
export function enquiryMail(
  enquiry: Enquiry,
  { mailboxes, language, siteUrl, adminUrl }: MailSettings,
  file?: Readable,
): SendEmailOptions {
  const formType = Number(enquiry.formType) as FormType;
  const link = `${adminUrl}/collections/enquiries/${enquiry.id}`;
  const lines = linesOf(enquiry, formType, language);
  return {
    to: formType === APPLICATION ? mailboxes.jobs : mailboxes.general,
    replyTo: addressOf(enquiry),
    subject: `${translate(language, `enquiries:form.${enquiry.formType}`)} № ${enquiry.id}`,
    messageId: messageId(enquiry, siteUrl),
    text: [
      ...lines.map(([label, value]) => `${label}:\n${value}\n`),
      `${translate(language, "enquiries:openInInbox")}: ${link}\n`,
    ].join("\n"),
    html: htmlOf(lines, { link, linkText: translate(language, "enquiries:openInInbox"), language }),
    attachments: attachmentsOf(enquiry, file),
    disableUrlAccess: true,
  };
}

/** The sender's address, checked again where it goes into a header: a trapped enquiry is kept unchecked. */
export function addressOf({ email }: Pick<Enquiry, "email">): { name: string; address: string } | undefined {
  const address = visibleText(email ?? "");
  return validateText("email", address) ? undefined : { name: "", address };
}

/**
 * Confirms to the sender, in the language of the form, that the enquiry has come in; says nothing of what was written.
 */
export function confirmationMail(enquiry: Enquiry, { mailboxes, siteUrl }: MailSettings): SendEmailOptions {
  const { subject, text } = siteMessages("server", enquiry.language).confirmation;
  return {
    to: addressOf(enquiry),
    replyTo: Number(enquiry.formType) === APPLICATION ? mailboxes.jobs : mailboxes.general,
    subject,
    messageId: messageId(enquiry, siteUrl, "confirmation."),
    text: `${text}\n${siteUrl}\n`,
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

function messageId({ key }: Enquiry, siteUrl: string, kind = ""): string {
  return `<${kind}${key}@${new URL(siteUrl).hostname}>`;
}

function linesOf(enquiry: Enquiry, formType: FormType, language: string): [string, string][] {
  const fields: (TextField | "page")[] = [...FORM_FIELDS[formType], "page"];
  return fields
    .filter((field) => enquiry[field])
    .map((field) => [translate(language, `enquiries:mailField.${field}`), String(enquiry[field])]);
}

function attachmentsOf({ fileName }: Enquiry, file: Readable | undefined): SendEmailOptions["attachments"] {
  if (!file || !fileName) return [];
  return [{ filename: safeFileName(fileName, "file"), content: file, contentType: "application/octet-stream" }];
}

function htmlOf(
  lines: [string, string][],
  { link, linkText, language }: { link: string; linkText: string; language: string },
): string {
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:8px 24px 8px 0;font-weight:400;color:#63625d">${escapeHtml(label)}</th>` +
      `<td style="padding:8px 0;white-space:pre-wrap;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#f4f3ee;color:#0e0e10;font:16px/1.5 Arial,sans-serif">` +
    `<table role="presentation" style="border-collapse:collapse">${rows.join("")}</table>` +
    `<p style="margin:24px 0 0"><a href="${escapeHtml(link)}" style="color:#0e0e10">${escapeHtml(linkText)}</a></p></body></html>`
  );
}
