import { isRecord } from "payload-kit";

interface AccountAnswer {
  readonly isOk: boolean;
  readonly body: Record<string, unknown>;
  /** Error message of the server. */
  readonly message: string | undefined;
  /** Machine-readable details of the error. */
  readonly data: Record<string, unknown>;
}

interface AccountCall {
  /** `routes.api` of the config. */
  readonly api: string;
  /** In which the response speaks. */
  readonly language: string;
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: object;
}

/** Calls Payload's API about accounts. @param path below `api` */
export async function callAccounts(
  path: string,
  { api, method = "POST", body, language }: AccountCall,
): Promise<AccountAnswer> {
  const answer = await fetch(api + path, {
    method,
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", "Accept-Language": language },
    ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
  }).catch(() => undefined);
  const json: unknown = await answer?.json().catch(() => undefined);
  const content = isRecord(json) ? json : {};
  const first: unknown = Array.isArray(content.errors) ? content.errors[0] : undefined;
  const error = isRecord(first) ? first : {};
  return {
    isOk: answer?.ok ?? false,
    body: content,
    message: typeof error.message === "string" ? error.message : undefined,
    data: isRecord(error.data) ? error.data : {},
  };
}
