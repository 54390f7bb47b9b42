/** Alerts of incidents: by mail, and by a webhook. */
import type { Payload } from "payload";
import type { Alert, News } from "./incidents";
import { callWebhook } from "./webhook";

export interface AlertOptions {
  /** Recipient of mails; without one none are sent. */
  readonly email?: string | undefined;
  /** Address of a webhook as Slack, Mattermost or Microsoft Teams has it. */
  readonly webhook?: string | undefined;
  /** Address of the site, whose host is in every subject. */
  readonly siteUrl: string;
  readonly adminUrl: string;
}

/** @returns a function that sends an alert to the recipients of the options; without any it writes only to the log */
export function createAlert(payload: Payload, { email, webhook, ...addresses }: AlertOptions): Alert {
  const ways: ((subject: string, text: string) => Promise<unknown>)[] = [];
  if (email) ways.push((subject, text) => payload.sendEmail({ to: email, subject, text }));
  if (webhook) ways.push((subject, text) => callWebhook(webhook, `${subject}\n${text}`));

  return async (news) => {
    const { subject, text } = letterOf(news, addresses);
    const { name: incident, state, since, reason } = news;
    payload.logger.warn({ incident, state, since, reason, msg: subject });
    const results = await Promise.allSettled(ways.map((way) => way(subject, text)));
    for (const result of results) {
      if (result.status === "rejected")
        payload.logger.error({ err: result.reason, msg: `The alert "${subject}" could not be sent by this way.` });
    }
    return ways.length === 0 || results.some(({ status }) => status === "fulfilled");
  };
}

const SUBJECTS: Readonly<Record<News["state"], (name: string, host: string) => string>> = {
  wrong: (name, host) => `${host}: something is wrong with ${name}`,
  "not-set-up": (name, host) => `${host}: ${name} is not set up`,
  over: (name, host) => `${host}: ${name} is well again`,
};

type Addresses = Pick<AlertOptions, "siteUrl" | "adminUrl">;

function letterOf({ name, state, reason, since }: News, { siteUrl, adminUrl }: Addresses) {
  const subject = SUBJECTS[state](name, new URL(siteUrl).host);
  const lines =
    state === "over"
      ? [`It was: ${reason}`, `From ${since} to ${new Date().toISOString()}.`]
      : [reason, `Since ${since}.`];
  return { subject, text: [...lines, adminUrl, ""].join("\n") };
}
