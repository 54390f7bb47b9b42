import type { Readable } from "node:stream";
import type { Payload } from "payload";
import type { FileStore } from "../files/file-store";
import type { Enquiry } from "../payload-types";
import { CONNECTIONS } from "./email-adapter";
import { addressOf, confirmationMail, enquiryMail, type MailSettings } from "./mail";
import { untilCalm } from "./pressure";
import { claim, findDue, keepClaim, LEASE, markSent, nextDue, putOff } from "./outbox";

export interface DeliveryOptions extends Pick<MailSettings, "siteUrl" | "adminUrl"> {
  readonly payload: Payload;
  /** The attachments. */
  readonly files: FileStore;
  /** How long a claim of a mail holds unless it is renewed; milliseconds. */
  readonly lease?: number | undefined;
}

export interface Delivery {
  /** Says that a mail may be due. */
  wake(): void;
  /** Ends after the mails that are being sent. */
  stop(): Promise<void>;
}

/** Other instances' mails and a changed clock are noticed after this many milliseconds. */
const LONGEST_SLEEP = 60_000;
/** Milliseconds after a pass that failed: where the database takes no writes, what is due stays due. */
const PAUSE_AFTER_FAULT = 5_000;
const FAULT_LENGTH = 300;
/** Milliseconds for which mails give way to enquiries that come in. */
const GIVES_WAY = 1_000;

/**
 * Sends what waits in the outbox, a few mails at a time, for as long as the process lives (A5). Delivery is at least
 * once: a process that is killed between the mail server's yes and its own note sends the mail again under the same
 * Message-ID.
 */
export function startDelivery({ payload, lease = LEASE, ...options }: DeliveryOptions): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function pass(): Promise<void> {
    do {
      again = false;
      await sendDue(payload, { ...options, lease, isStopped: () => stopped });
    } while (again && !stopped);
  }

  function wake(): void {
    clearTimeout(timer);
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = pass()
      .then(
        () => 0,
        (error: unknown) => {
          payload.logger.error({ err: error, msg: "The outbox could not be worked on; it is tried again." });
          return PAUSE_AFTER_FAULT;
        },
      )
      .then((shortest) => sleepTime(payload, shortest))
      .then((milliseconds) => {
        running = undefined;
        if (again) wake();
        else if (!stopped) timer = setTimeout(wake, milliseconds).unref();
      });
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Until the next mail is due. @param shortest milliseconds that it is at least */
async function sleepTime(payload: Payload, shortest: number): Promise<number> {
  const due = await nextDue(payload).catch(() => undefined);
  return due === undefined ? LONGEST_SLEEP : Math.min(Math.max(due - Date.now(), shortest), LONGEST_SLEEP);
}

interface SendOptions extends Omit<DeliveryOptions, "payload" | "lease"> {
  lease: number;
  isStopped: () => boolean;
}

async function sendDue(payload: Payload, { siteUrl, adminUrl, files, lease, isStopped }: SendOptions): Promise<void> {
  for (;;) {
    // A mail may wait a second; a visitor looks at the form.
    await untilCalm(GIVES_WAY);
    const due = await findDue(payload, CONNECTIONS);
    if (due.length === 0 || isStopped()) return;
    const { email } = await payload.findGlobal({ slug: "settings", depth: 0 });
    // One mailbox is enough.
    const mailboxes = { general: email.general ?? email.jobs ?? "", jobs: email.jobs ?? email.general ?? "" };
    const settings = { mailboxes, language: email.language, siteUrl, adminUrl };
    const sendOne = async (enquiry: Enquiry) => {
      if (!(await claim(payload, enquiry, lease))) return;
      await send(payload, enquiry, { settings, files, lease, confirms: email.confirm ?? false });
    };
    await Promise.all(due.map(sendOne));
  }
}

interface Sending {
  settings: MailSettings;
  files: FileStore;
  lease: number;
  confirms: boolean;
}

async function send(payload: Payload, enquiry: Enquiry, options: Sending): Promise<void> {
  try {
    await sendMail(payload, enquiry, options);
  } catch (error) {
    const reason = reasonOf(error);
    await putOff(payload, enquiry, reason);
    payload.logger.warn({ msg: `The mail of enquiry ${enquiry.id} could not be sent and is tried again: ${reason}` });
    return;
  }
  await markSent(payload, enquiry);
  if (options.confirms && addressOf(enquiry)) await confirm(payload, enquiry, options.settings);
}

/** Holds the claim until the mail server has answered. @throws Error when it does not take the mail */
async function sendMail(payload: Payload, enquiry: Enquiry, { settings, files, lease }: Sending): Promise<void> {
  if (!settings.mailboxes.general) throw new Error("no mailbox is named; set Site, Contacts, Mailboxes");
  const endClaim = keepClaim(payload, enquiry, lease);
  let file: Readable | undefined;
  try {
    file = await attachmentOf(enquiry, files);
    await payload.sendEmail(enquiryMail(enquiry, settings, file));
  } finally {
    file?.destroy();
    await endClaim();
  }
}

/** @throws Error when it is not where it was kept: a mail never goes out without its file */
async function attachmentOf({ fileKey }: Enquiry, files: FileStore): Promise<Readable | undefined> {
  if (!fileKey) return undefined;
  const found = await files.find(fileKey);
  if (!found) throw new Error(`its file is gone from ${files.placeOf(fileKey)}; restore it from the backup`);
  return found.read();
}

/** A courtesy: when it cannot be sent, the enquiry itself has arrived all the same. */
async function confirm(payload: Payload, enquiry: Enquiry, settings: MailSettings): Promise<void> {
  try {
    await payload.sendEmail(confirmationMail(enquiry, settings));
  } catch (error) {
    payload.logger.warn({ msg: `Enquiry ${enquiry.id} could not be confirmed to its sender: ${reasonOf(error)}` });
  }
}

/** The mail server's error without the visitor's address, which it may repeat. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[^\s<>@]+@[^\s<>@]+/g, "…").slice(0, FAULT_LENGTH);
}
