/** How an operator hears of an incident: by mail, and by a webhook where there is one (X10). */
import type { Payload } from "payload";
import type { CmsEnv } from "../env";
import { describeError } from "../logger";
import type { News, Tell } from "./incidents";

const TIMEOUT = 10_000;

/** @returns a function that sends an alert to the recipients in the settings; without any it writes only to the log */
export function createTell(
  payload: Payload,
  { alerts, mail, siteUrl, cmsUrl }: Pick<CmsEnv, "alerts" | "mail" | "siteUrl" | "cmsUrl">,
): Tell {
  const ways: ((subject: string, text: string) => Promise<unknown>)[] = [];
  const { email, webhook } = alerts;
  if (email && mail) ways.push((subject, text) => payload.sendEmail({ to: email, subject, text }));
  if (webhook) ways.push((subject, text) => callWebhook(webhook, `${subject}\n${text}`));

  return async (news) => {
    const { subject, text } = letterOf(news, { siteUrl, cmsUrl });
    payload.logger.warn({
      incident: news.name,
      state: news.state,
      since: news.since,
      reason: news.reason,
      msg: subject,
    });
    const results = await Promise.allSettled(ways.map((way) => way(subject, text)));
    for (const result of results) {
      if (result.status === "rejected")
        payload.logger.error({
          err: describeError(result.reason),
          msg: `Nobody could be told of "${subject}" by this way.`,
        });
    }
    return ways.length === 0 || results.some(({ status }) => status === "fulfilled");
  };
}

const SUBJECTS: Readonly<Record<News["state"], (name: string, host: string) => string>> = {
  wrong: (name, host) => `${host}: something is wrong with ${name}`,
  "not-set-up": (name, host) => `${host}: ${name} is not set up`,
  over: (name, host) => `${host}: ${name} is well again`,
};

type Addresses = Pick<CmsEnv, "siteUrl" | "cmsUrl">;

function letterOf({ name, state, reason, since }: News, { siteUrl, cmsUrl }: Addresses) {
  const subject = SUBJECTS[state](name, new URL(siteUrl).host);
  const lines =
    state === "over"
      ? [`It was: ${reason}`, `From ${since} to ${new Date().toISOString()}.`]
      : [reason, `Since ${since}.`];
  return { subject, text: [...lines, `${cmsUrl}/admin`, ""].join("\n") };
}

/** Posts what Slack, Mattermost and others take. @throws Error when it is not accepted */
async function callWebhook(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The webhook (ALERT_WEBHOOK_URL) answered ${answer.status}.`);
}
