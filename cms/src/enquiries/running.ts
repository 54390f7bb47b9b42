import { mkdirSync } from "node:fs";
import type { Payload } from "payload";
import type { CmsEnv } from "../env";
import { openFileStore } from "../files/file-store";
import { startDelivery, type Delivery } from "./delivery";
import { forgetClaims } from "./outbox";
import { createEnquiryHandler, type EnquiryHandler } from "./post-enquiry";
import type { ReadingLimits } from "./read-form";
import { startRetention } from "./retention";

declare global {
  // Next bundles routes and start-up separately, and the server is outside both: only globalThis is shared by all
  // three.
  var cmsEnquiries: { readonly handle: EnquiryHandler; readonly delivery: Delivery } | undefined;
}

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
  const { enquiryFilesDir, filesBucket, siteUrl, cmsUrl, enquiries } = env;
  mkdirSync(/* turbopackIgnore: true */ enquiryFilesDir, { recursive: true });
  const files = openFileStore(enquiryFilesDir, filesBucket);
  await forgetClaims(payload);
  const delivery = env.mail ? startDelivery({ payload, siteUrl, cmsUrl, files, lease }) : ASLEEP;
  startRetention({ payload, files, days: enquiries.retentionDays });
  const handle = await createEnquiryHandler({
    payload,
    files,
    rateLimit: { name: "enquiries", points: enquiries.perHour, duration: HOUR, store: enquiries.rateLimitStore },
    allowedOrigins: [new URL(siteUrl).origin, ...enquiries.allowedOrigins],
    delivery,
    ...(limits ? { limits } : {}),
  });
  globalThis.cmsEnquiries = { handle, delivery };
}

/** Says that a mail may be due. */
export function wakeDelivery(): void {
  globalThis.cmsEnquiries?.delivery.wake();
}
