/** Path of the site under development to which a server posts when its content has changed. */
export const CONTENT_CHANGED = "/__content-changed";

/** As much of Gatsby's Express server as is needed here. */
export interface DevelopServer {
  post(path: string, answer: (request: unknown, response: { sendStatus(status: number): void }) => void): void;
}

/** As much of Gatsby's events. */
export interface Events {
  emit(name: "WEBHOOK_RECEIVED", event: { webhookBody: object; pluginName: string }): void;
}

/**
 * Has the content fetched again when its server says so. Gatsby's own `/__refresh` would do it too, but gives GraphiQL a
 * button that it cannot draw, and GraphiQL stays empty.
 */
export function listenForChanges(server: DevelopServer, events: Events): void {
  server.post(CONTENT_CHANGED, (_, response) => {
    events.emit("WEBHOOK_RECEIVED", { webhookBody: {}, pluginName: "gatsby-source-custom-api" });
    response.sendStatus(202);
  });
}
