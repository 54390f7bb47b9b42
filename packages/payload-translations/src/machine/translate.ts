import { translate, type TextKey } from "../texts";

/**
 * Translates texts by a machine. Texts are XML: marks and entities come back as they went.
 * @param from language tags, BCP 47
 * @returns as many texts, in the same order
 * @throws MachineError with what an editor can do about it
 */
export type Translate = (texts: readonly string[], from: string, to: string) => Promise<string[]>;

/** A machine that has not translated, as a sentence; it holds nothing of texts and keys. */
export class MachineError extends Error {
  override readonly name = "MachineError";

  constructor(
    readonly sentence: TextKey,
    /** HTTP status of the response; undefined if there was none. */
    readonly status?: number,
  ) {
    super(translate("en", sentence));
  }
}

/** Connection to a translation service. */
export interface Service {
  readonly url: string;
  /** Empty for a service of one's own that needs none. */
  readonly key: string;
  /** How long an answer is waited for, in milliseconds. */
  readonly patience: number;
}

/**
 * Posts JSON to a service.
 * @param scheme authentication scheme of the key
 * @throws MachineError unless it returns JSON in time
 */
export async function ask(service: Service, path: string, scheme: string, body: object): Promise<unknown> {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (service.key) headers.set("Authorization", `${scheme} ${service.key}`);
  const signal = AbortSignal.timeout(service.patience);
  const options = { method: "POST", headers, body: JSON.stringify(body), signal };
  const answer = await fetch(service.url.replace(/\/+$/, "") + path, options).catch(() => undefined);
  if (!answer) throw new MachineError("translations:machine.silent");
  if (!answer.ok) throw new MachineError(sentenceFor(answer.status), answer.status);
  try {
    return await answer.json();
  } catch {
    throw new MachineError(
      signal.aborted ? "translations:machine.silent" : "translations:machine.unreadable",
      answer.status,
    );
  }
}

/** 456 is DeepL's for a quota that is used up. */
const SENTENCES = new Map<number, TextKey>([
  [401, "translations:machine.keyRefused"],
  [403, "translations:machine.keyRefused"],
  [429, "translations:machine.limitReached"],
  [456, "translations:machine.limitReached"],
]);

const sentenceFor = (status: number): TextKey =>
  SENTENCES.get(status) ?? (status < 500 ? "translations:machine.refused" : "translations:machine.silent");
