import nodemailer, { type SendMailOptions } from "nodemailer";
import type { EmailAdapter } from "payload";
import type { CmsEnv } from "../env";

/** Connections to the mail server at a time; so many mails are sent at once. */
export const CONNECTIONS = 4;

/** Options of Nodemailer that `SMTP_URL` may set otherwise; times in milliseconds. */
const DEFAULTS = {
  pool: "true",
  maxConnections: String(CONNECTIONS),
  connectionTimeout: "20000",
  greetingTimeout: "20000",
  socketTimeout: "60000",
};

/**
 * Sends all mail of the CMS by Nodemailer; undefined when `SMTP_URL` is not set. The connection is not verified at the
 * start, because the CMS has to start while a mail server is down. Payload's own adapter does the same, but requires a
 * Nodemailer version with open advisories.
 */
export function emailAdapter({ mail }: Pick<CmsEnv, "mail">): EmailAdapter | undefined {
  if (!mail) return undefined;
  const defaultFrom = { name: "Future Native", address: mail.from };
  // Nodemailer takes all options from an address where it is given one.
  const transport = nodemailer.createTransport(withDefaults(mail.smtpUrl));
  return () => ({
    name: "nodemailer",
    defaultFromAddress: defaultFrom.address,
    defaultFromName: defaultFrom.name,
    sendEmail: ({ from = defaultFrom, ...message }: SendMailOptions) =>
      transport.sendMail({ ...message, from: typeof from === "string" ? from : { name: "", ...from } }),
  });
}

function withDefaults(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
