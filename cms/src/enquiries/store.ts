import type { Payload } from "payload";
import { canonicalEmail } from "payload-kit/canonical-email";
import type { Enquiry as StoredEnquiry } from "../payload-types";
import { consentRecord, noticeVersion } from "./consents";
import { fingerprint, type Enquiry } from "./enquiry";
import type { ReceivedFile } from "./read-form";
import { suspicionOf } from "./suspicion";

/** An enquiry as it will be stored, together with what is still to be done with it. */
export async function newRow(payload: Payload, enquiry: Enquiry, file: ReceivedFile | undefined): Promise<NewRow> {
  const print = fingerprint(enquiry, file);
  const now = Date.now();
  const [suspicion, notice] = await Promise.all([
    suspicionOf(payload, enquiry, { print, now }),
    noticeVersion(payload),
  ]);
  return rowOf(enquiry, { file, print, suspicion, now, notice });
}

/**
 * Stores an enquiry in one row and by one statement: when this returns, nothing loses it nor what is to be done (A5). All
 * of it has been checked by the rules of the form, so Payload need not look again.
 * @returns its id; undefined when an enquiry with this key is stored already: a retry of one whose answer was lost
 * @throws Error of the database; unless it is its answer, the row may be stored all the same
 */
export async function storeRow(payload: Payload, row: NewRow): Promise<number | undefined> {
  const { drizzle, tables } = payload.db as unknown as { drizzle: Inserter; tables: { enquiries: Table } };
  const stored = await drizzle
    .insert(tables.enquiries)
    .values(row)
    .onConflictDoNothing({ target: tables.enquiries.key })
    .returning({ id: tables.enquiries.id });
  return stored[0]?.id;
}

/** The part of the drivers' common query builder that is taken here; their types differ by database only. */
interface Inserter {
  insert(table: unknown): {
    values(row: object): {
      onConflictDoNothing(rule: object): { returning(columns: object): Promise<{ id: number }[]> };
    };
  };
}

interface Table {
  id: never;
  key: never;
}

interface EnquiryMetadata {
  file: ReceivedFile | undefined;
  print: string;
  suspicion: Awaited<ReturnType<typeof suspicionOf>>;
  now: number;
  /** Version of the privacy notice. */
  notice: string | undefined;
}

export type NewRow = Omit<StoredEnquiry, "id">;

function rowOf(enquiry: Enquiry, { file, print, suspicion, now, notice }: EnquiryMetadata): NewRow {
  const moment = new Date(now).toISOString();
  return {
    ...enquiry.texts,
    formType: `${enquiry.formType}`,
    language: enquiry.locale,
    source: enquiry.source,
    page: enquiry.page,
    ...(file ? { fileKey: file.key, fileName: file.name, fileSize: file.size } : {}),
    address: canonicalEmail(enquiry.texts.email ?? ""),
    ...consentRecord(enquiry, notice),
    consentAt: moment,
    key: enquiry.key,
    fingerprint: print,
    ...(suspicion ? { state: "spam", suspicion, mail: "held" } : { state: "new", mail: "waiting", dueAt: moment }),
    attempts: 0,
    createdAt: moment,
    updatedAt: moment,
  };
}
