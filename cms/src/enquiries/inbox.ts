import type { Where } from "payload";
import type { Asker } from "payload-kit/entry-titles";

/** Figures of the inbox (A5). */
export interface InboxFigures {
  /** Number of unread enquiries. */
  readonly fresh: number;
  /** How many of these came by each form: briefs, job applications, invitations of speakers. */
  readonly byForm: Readonly<Record<"1" | "2" | "3", number>>;
  /** How many could not be mailed. */
  readonly unmailed: number;
  /** How many are kept back as spam and not mailed. */
  readonly held: number;
  /** When the oldest unread one arrived, ISO 8601. */
  readonly oldest: string | null;
}

const NEW: Where = { state: { equals: "new" } };

/** Counts only, and the date of one row: the inbox may be as long as it likes. */
export async function readInbox({ payload, user }: Asker): Promise<InboxFigures> {
  const allowed = { collection: "enquiries", user, overrideAccess: false } as const;
  const count = async (where: Where) => (await payload.count({ ...allowed, where })).totalDocs;
  const ofForm = (formType: string) => count({ and: [NEW, { formType: { equals: formType } }] });
  const [briefs, applications, invitations, unmailed, held, first] = await Promise.all([
    ofForm("1"),
    ofForm("2"),
    ofForm("3"),
    count({ mail: { equals: "failed" } }),
    count({ mail: { equals: "held" } }),
    payload.find({
      ...allowed,
      ...{ where: NEW, sort: "createdAt", limit: 1, pagination: false, depth: 0, select: { createdAt: true } },
    }),
  ]);
  return {
    fresh: briefs + applications + invitations,
    byForm: { "1": briefs, "2": applications, "3": invitations },
    ...{ unmailed, held },
    oldest: first.docs[0]?.createdAt ?? null,
  };
}
