import { randomUUID } from "node:crypto";
import type { EnquiryAnswer } from "@future-native/contract";

export type Fields = Record<string, string | undefined>;

export interface Upload {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: EnquiryAnswer;
}

let count = 0;

/** Fields of a complete first form; undefined changes omit a field. */
export function briefFields(changes: Fields = {}): Fields {
  count += 1;
  return {
    field0: "",
    formType: "1",
    lang: "en",
    name: `Ana Pérez ${count}`,
    org: "A bank",
    email: "ana@example.com",
    phone: "+55 (11) 91234-5678",
    privacy: "1",
    source: "banner_button",
    page: "https://futurenative.example/",
    key: randomUUID(),
    ...changes,
  };
}

/** Posts a form as a browser does. */
export async function postForm(
  url: string,
  fields: Fields,
  { file, headers = {} }: { file?: Upload; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  if (file) form.set("file", new Blob([file.content]), file.name);
  const answer = await fetch(`${url}/api/mail/`, { method: "POST", body: form, headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as EnquiryAnswer };
}
