import type { APIRequestContext } from "@playwright/test";
import { asSite } from "./own-editor";

interface Draft {
  id: number;
  title: string;
}

/** A rich text of one paragraph, as the CMS keeps it. */
export const text = (words: string) => ({
  root: {
    ...{ type: "root", version: 1, format: "", indent: 0, direction: "ltr" },
    children: [
      {
        ...{ type: "paragraph", version: 1, format: "", indent: 0, direction: "ltr" },
        children: [{ type: "text", version: 1, text: words, format: 0, detail: 0, mode: "normal", style: "" }],
      },
    ],
  },
});

/**
 * Makes a case that visitors never see, in English alone and without a cover, and takes it away after the run.
 * @param texts what it has beside title, year and territory
 */
export async function withDraft(
  request: APIRequestContext,
  texts: object,
  run: (draft: Draft) => Promise<void>,
): Promise<void> {
  const title = `A draft of ${crypto.randomUUID()}`;
  const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
  const data = { title, year: 2026, territory, ...texts };
  const made = await request.post("/cms-api/cases?draft=true&locale=en", { data, ...asSite });
  const { doc } = await made.json();
  try {
    await run({ id: doc.id, title });
  } finally {
    // A form that is still open holds it.
    await request.delete(`/cms-api/cases/${doc.id}?overrideLock=true`, asSite);
  }
}
