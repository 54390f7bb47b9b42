import { mkdirSync } from "node:fs";
import type { Payload } from "payload";
import type { CmsEnv } from "../env";
import { openFileStore } from "../files/file-store";
import { startDelivery, type Delivery } from "./delivery";
import { mailbox } from "./mailbox";
import { forgetClaims } from "./outbox";
import { createEnquiryHandler } from "./post-enquiry";
import type { ReadingLimits } from "./read-form";
import { startRetention } from "./retention";

const ASLEEP: Delivery = { wake: () => undefined, stop: async () => undefined };
const HOUR = 60 * 60;

/**
 * Starts the handling of enquiries: requests of the server, delivery of waiting mails, retention. Without a mail server
 * enquiries stay in the inbox.
 */
export async function startEnquiries(
  payload: Payload,
  env: CmsEnv,
  { limits, lease }: { limits?: ReadingLimits | undefined; lease?: number | undefined } = {},
): Promise<void> {
  const { enquiryFilesDir, filesBucket, siteUrl, adminUrl, enquiries } = env;
  mkdirSync(/* turbopackIgnore: true */ enquiryFilesDir, { recursive: true });
  const files = openFileStore(enquiryFilesDir, filesBucket);
  await forgetClaims(payload);
  const delivery = env.mail ? startDelivery({ payload, siteUrl, adminUrl, files, lease }) : ASLEEP;
  startRetention({ payload, files, days: enquiries.retentionDays });
  const handle = await createEnquiryHandler({
    payload,
    files,
    rateLimit: { name: "enquiries", points: enquiries.perHour, duration: HOUR, store: enquiries.rateLimitStore },
    allowedOrigins: [new URL(siteUrl).origin, ...enquiries.allowedOrigins],
    delivery,
    ...(limits ? { limits } : {}),
  });
  mailbox.value = { handle, delivery };
}

/** Says that a mail may be due. */
export function wakeDelivery(): void {
  mailbox.value?.delivery.wake();
}
