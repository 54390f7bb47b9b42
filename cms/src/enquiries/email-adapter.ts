import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import nodemailer from "nodemailer";
import type { Config } from "payload";
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

/** The way to the mail server for all mail of the CMS; none when `SMTP_URL` is not set. */
export function emailAdapter({ mail }: Pick<CmsEnv, "mail">): Config["email"] {
  if (!mail) return undefined;
  return nodemailerAdapter({
    defaultFromAddress: mail.from,
    defaultFromName: "Future Native",
    // A mail server that is down must not keep the CMS from starting.
    skipVerify: true,
    // Nodemailer takes all options from an address where it is given one.
    transport: nodemailer.createTransport(withDefaults(mail.smtpUrl)),
  });
}

function withDefaults(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
