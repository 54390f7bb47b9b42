/** Notices for editors: a list on the dashboard, mails to those who subscribe to their kind, and a webhook. */
import { randomUUID } from "node:crypto";
import type { CollectionSlug, Config, Field, Payload } from "payload";
import type { Notice } from "payload-kit/notify";
import type { Localized } from "payload-kit/texts";
import { callWebhook } from "./webhook";
import { localized } from "./texts";

export interface NoticesOptions {
  /** Names of the kinds of notices, in the order in which an account lists them. */
  readonly kinds: Readonly<Record<string, Localized>>;
  /** Whether there is a mail server. */
  readonly sendsMail: boolean;
  /** Address of a webhook as Slack, Mattermost or Microsoft Teams has it. */
  readonly webhook?: string | undefined;
}

/** A notice of the list, and when it was sent, ISO 8601. */
export interface StoredNotice extends Notice {
  readonly at: string;
}

/** The subscriptions of an account. */
export const SUBSCRIPTIONS = "notices";

const STORE = "payload-kv";
/** Keys sort by the time of their notices. */
const PREFIX = "notice-";
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;
const SHOWN = 6;

const keyAt = (moment: number) => PREFIX + new Date(moment).toISOString();

/** @returns the newest notices, the newest first */
export async function readNotices({ db }: Pick<Payload, "db">): Promise<StoredNotice[]> {
  const where = { key: { greater_than: keyAt(Date.now() - KEPT_FOR), less_than: `${PREFIX}~` } };
  const { docs } = await db.find<{ data: StoredNotice }>({ collection: STORE, where, sort: "-key", limit: SHOWN });
  return docs.map(({ data }) => data);
}

/** Stores a notice for the dashboard and sends it by every other way there is; one that fails stops no other. */
export function createDelivery({ sendsMail, webhook }: Omit<NoticesOptions, "kinds">) {
  return async (payload: Payload, notice: Notice): Promise<void> => {
    await store(payload, notice);
    const { routes, serverURL } = payload.config;
    const letter = {
      subject: notice.text.en,
      text: `${lines(notice.text)}\n\n${serverURL}${routes.admin}${notice.path}\n`,
    };
    const subscribers = sendsMail ? await subscribersOf(payload, notice.kind) : [];
    const sent = await Promise.allSettled([
      ...subscribers.map((to) => payload.sendEmail({ to, ...letter })),
      ...(webhook ? [callWebhook(webhook, letter.text)] : []),
    ]);
    for (const result of sent)
      if (result.status === "rejected")
        payload.logger.error({
          err: result.reason,
          msg: `The notice "${letter.subject}" could not be sent by this way.`,
        });
  };
}

/** Once for each wording: the language of a recipient is not known. */
const lines = (text: Localized) => [...new Set(Object.values(text))].join("\n");

async function store({ db }: Payload, notice: Notice): Promise<void> {
  const now = Date.now();
  const data: StoredNotice = { ...notice, at: new Date(now).toISOString() };
  await db.create({ collection: STORE, data: { key: `${keyAt(now)}-${randomUUID()}`, data } });
  const old = { key: { greater_than: PREFIX, less_than: keyAt(now - KEPT_FOR) } };
  await db.deleteMany({ collection: STORE, where: old });
}

async function subscribersOf(payload: Payload, kind: string): Promise<string[]> {
  const collection = payload.config.admin.user as CollectionSlug;
  const where = { [SUBSCRIPTIONS]: { in: [kind] } };
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
  return docs.flatMap((user) => ("email" in user && typeof user.email === "string" ? user.email : []));
}

/** Adds the subscriptions to the accounts. */
export const withSubscriptions = (config: Config, kinds: NoticesOptions["kinds"]): Config => ({
  ...config,
  collections: (config.collections ?? []).map((list) =>
    list.slug === (config.admin?.user ?? "users") ? { ...list, fields: [...list.fields, subscriptions(kinds)] } : list,
  ),
});

const subscriptions = (kinds: NoticesOptions["kinds"]): Field => ({
  name: SUBSCRIPTIONS,
  type: "select",
  hasMany: true,
  label: localized("notices:subscriptions"),
  options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  admin: { description: localized("notices:subscriptionsHelp"), disableListColumn: true },
});
