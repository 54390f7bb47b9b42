const TIMEOUT = 10_000;
/** Workflows of Microsoft Teams take a message of cards; Slack, Mattermost and others take a text. */
const TEAMS = /\.(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/;

/** Posts a text to a webhook of a chat. @throws Error when it is not accepted */
export async function callWebhook(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(TEAMS.test(new URL(url).hostname) ? cardOf(text) : { text }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}

/** A message for a workflow of Microsoft Teams. */
export function cardOf(text: string) {
  const body = [{ type: "TextBlock", text, wrap: true }];
  const content = { type: "AdaptiveCard", version: "1.4", body };
  return { type: "message", attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }] };
}
