import type { Payload } from "payload";
import type { Enquiry as StoredEnquiry } from "../payload-types";
import { canonicalAddress } from "./address";
import { consentRecord, noticeVersion } from "./consents";
import { fingerprint, type Enquiry } from "./enquiry";
import type { ReceivedFile } from "./read-form";
import { suspicionOf } from "./suspicion";

/**
 * Stores an enquiry together with what is still to be done with it, in one row: when this returns, nothing loses either
 * (A5).
 * @returns false when an enquiry with this key is stored already: a retry of one whose answer was lost
 */
export async function storeEnquiry(
  payload: Payload,
  enquiry: Enquiry,
  file: ReceivedFile | undefined,
): Promise<boolean> {
  if (await isStored(payload, enquiry.key)) return false;
  const print = fingerprint(enquiry, file);
  const now = Date.now();
  const suspicion = await suspicionOf(payload, enquiry, { print, now });
  const notice = await noticeVersion(payload);
  try {
    await payload.create({ collection: "enquiries", data: rowOf(enquiry, { file, print, suspicion, now, notice }) });
    return true;
  } catch (error) {
    // Of two at the same moment the database lets in one.
    if (await isStored(payload, enquiry.key)) return false;
    throw error;
  }
}

async function isStored(payload: Payload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: "enquiries", where: { key: { equals: key } } });
  return totalDocs > 0;
}

interface Circumstances {
  file: ReceivedFile | undefined;
  print: string;
  suspicion: Awaited<ReturnType<typeof suspicionOf>>;
  now: number;
  /** Version of the privacy notice. */
  notice: string | undefined;
}

type NewRow = Omit<StoredEnquiry, "id" | "createdAt" | "updatedAt">;

function rowOf(enquiry: Enquiry, { file, print, suspicion, now, notice }: Circumstances): NewRow {
  const moment = new Date(now).toISOString();
  return {
    ...enquiry.texts,
    formType: `${enquiry.formType}`,
    language: enquiry.locale,
    source: enquiry.source,
    page: enquiry.page,
    ...(file ? { fileKey: file.key, fileName: file.name, fileSize: file.size } : {}),
    address: canonicalAddress(enquiry.texts.email ?? ""),
    ...consentRecord(enquiry, notice),
    consentAt: moment,
    key: enquiry.key,
    fingerprint: print,
    ...(suspicion ? { state: "spam", suspicion, mail: "held" } : { state: "new", mail: "waiting", dueAt: moment }),
    attempts: 0,
  };
}
