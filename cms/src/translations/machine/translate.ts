import type { LocaleCode } from "@future-native/contract/locales";
import { words, type Words } from "../../words";

/**
 * Translates texts by a machine. Texts are XML: marks and entities come back as they went.
 * @returns as many texts, in the same order
 * @throws MachineError with what an editor can do about it
 */
export type Translate = (texts: readonly string[], from: LocaleCode, to: LocaleCode) => Promise<string[]>;

/** A machine that has not translated, as a sentence. */
export class MachineError extends Error {
  override readonly name = "MachineError";

  constructor(readonly sentence: Words) {
    super(sentence.en);
  }
}

const SILENT = words(
  "The translating service does not answer. Try again later.",
  "Служба перевода не отвечает. Попробуйте позже.",
  "O serviço de tradução não responde. Tente mais tarde.",
);
const KEY = words(
  "The translating service refuses the key that is set. Tell whoever runs the site.",
  "Служба перевода не принимает заданный ключ. Сообщите тому, кто обслуживает сайт.",
  "O serviço de tradução recusa a chave configurada. Avise quem cuida do site.",
);
const LIMIT = words(
  "The translating service takes no more for now: its limit is used up. Try again later.",
  "Служба перевода пока больше не принимает: лимит исчерпан. Попробуйте позже.",
  "O serviço de tradução não aceita mais por enquanto: o limite acabou. Tente mais tarde.",
);
export const UNREADABLE = words(
  "The translating service answered something that is no translation. Try again.",
  "Служба перевода ответила чем-то, что переводом не является. Попробуйте снова.",
  "O serviço de tradução respondeu algo que não é tradução. Tente de novo.",
);

/** 456 is DeepL's for a quota that is used up. */
const SENTENCES: Readonly<Record<number, Words>> = { 401: KEY, 403: KEY, 429: LIMIT, 456: LIMIT };

export interface Service {
  readonly url: string;
  readonly key: string;
  /** How long an answer is waited for, in milliseconds. */
  readonly patience: number;
}

/** Sends JSON to a service. @throws MachineError unless it answers JSON in time */
export async function ask(service: Service, path: string, authorization: string, body: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json", Authorization: authorization };
  const signal = AbortSignal.timeout(service.patience);
  const options = { method: "POST", headers, body: JSON.stringify(body), signal };
  const answer = await fetch(service.url.replace(/\/+$/, "") + path, options).catch(() => undefined);
  if (!answer?.ok) throw new MachineError((answer && SENTENCES[answer.status]) ?? SILENT);
  try {
    return await answer.json();
  } catch {
    throw new MachineError(signal.aborted ? SILENT : UNREADABLE);
  }
}
