import type { Page } from "@playwright/test";
import { asSite } from "./own-editor";

interface Entry {
  collection: string;
  field: string;
  value: string;
}

/** How many entries and drafts are called so, or are not called anything, as one that was stored before its first key. */
export async function storedAs(page: Page, { collection, field, value }: Entry): Promise<number> {
  const query = new URLSearchParams({
    [`where[or][0][${field}][equals]`]: value,
    [`where[or][1][${field}][exists]`]: "false",
    ...{ draft: "true", locale: "en", depth: "0" },
  });
  const found = await page.request.get(`/cms-api/${collection}?${query}`, asSite);
  return (await found.json()).totalDocs;
}
