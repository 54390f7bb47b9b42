import type { GatsbyCache } from "gatsby";
import type { FileIndex } from "./files";
import type { AnswerStore, KeptAnswer } from "./read-answer";

/** State that survives between builds, in Gatsby's cache. Unreadable entries count as missing. */
export interface BuildCache {
  readonly answers: AnswerStore;
  readFiles(): Promise<FileIndex>;
  writeFiles(index: FileIndex): Promise<void>;
}

export function gatsbyBuildCache(cache: GatsbyCache): BuildCache {
  return {
    answers: {
      async get(url) {
        const kept: unknown = await cache.get(answerKey(url));
        return isKeptAnswer(kept) ? kept : undefined;
      },
      async set(url, answer) {
        await cache.set(answerKey(url), answer);
      },
    },
    readFiles: async () => recordOf(await cache.get("pictures"), (value) => typeof value === "string"),
    writeFiles: async (index) => void (await cache.set("pictures", index)),
  };
}

/** Keeps answers for as long as the process lives. */
export function processAnswers(): AnswerStore & { copyTo(store: AnswerStore): Promise<void> } {
  const answers = new Map<string, KeptAnswer>();
  return {
    get: async (url) => answers.get(url),
    set: async (url, answer) => void answers.set(url, answer),
    copyTo: async (store) => {
      await Promise.all([...answers].map(([url, answer]) => store.set(url, answer)));
    },
  };
}

const answerKey = (url: string) => `answer ${url}`;

function isKeptAnswer(value: unknown): value is KeptAnswer {
  const { etag, body } = Object(value);
  return typeof etag === "string" && typeof body === "string";
}

function recordOf<Value>(kept: unknown, isValue: (value: unknown) => value is Value): Record<string, Value> {
  const entries: [string, unknown][] = Object.entries(Object(kept));
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isValue(entry[1])));
}
