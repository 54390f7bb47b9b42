import { LOCALE_CODES } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { answerKey, type CachedAnswer } from "../public-api/answer-cache";
import { answers } from "../public-api/answers";
import type { Content } from "../public-api/content";
import { listCalls } from "../../publisher/list-calls";
import { typesOfFiles } from "../public-api/published-files";
import type { PublisherView } from "../public-api/publisher-view";
import { packAnswer } from "../public-api/respond";

/** Every response that a build requests, ready to send. @throws ContentError */
export async function viewOf(content: Content, payload: Payload): Promise<PublisherView> {
  const made = new Map<string, CachedAnswer>();
  for (const [name, parameters] of listCalls(LOCALE_CODES)) {
    made.set(answerKey(name, parameters), packAnswer(await answers[name](content, parameters)));
  }
  return { answers: made, files: await typesOfFiles(payload, content) };
}
