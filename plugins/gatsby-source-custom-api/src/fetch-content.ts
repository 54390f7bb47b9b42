import { LOCALE_CODES } from "@future-native/contract";
import pLimit from "p-limit";
import { callUrl } from "./call-url";
import type { Client } from "./client";
import { readContent, type Ask, type Content } from "./content";
import { SourceError } from "./errors";
import type { SourceOptions } from "./options";
import { readAnswer, type AnswerStore } from "./read-answer";

/** Called as the fetching goes on. */
export interface FetchProgress {
  /** A request was put in line. */
  queued(): void;
  /** A request was answered well. */
  answered(): void;
  /** A request failed; with it the rest goes on. */
  failed?(error: SourceError): void;
}

/**
 * Reads all content in every locale, with `concurrency` calls at a time.
 * @throws SourceError of the first call that fails; the queued calls are dropped then. If `progress` takes failures, it
 * throws none: the list is empty instead, and settings of the site are missing
 */
export async function fetchContent(
  { apiUrl, concurrency }: Pick<SourceOptions, "apiUrl" | "concurrency">,
  client: Client,
  store: AnswerStore,
  progress: FetchProgress,
): Promise<Content> {
  const limit = pLimit(concurrency);

  const ask: Ask = async (name, endpoint, locale) => {
    progress.queued();
    try {
      const answer = await limit(() => readAnswer(client, store, endpoint, callUrl(apiUrl, name, locale)));
      progress.answered();
      return answer;
    } catch (error) {
      if (!progress.failed || !(error instanceof SourceError)) throw error;
      progress.failed(error);
      return undefined;
    }
  };

  try {
    return await readContent(ask, LOCALE_CODES);
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
