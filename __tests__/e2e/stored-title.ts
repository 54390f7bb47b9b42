import type { APIRequestContext } from "@playwright/test";
import { asSite } from "./own-editor";

/**
 * The Russian title of an entry or a screen, as the CMS keeps it.
 * @param address where the CMS answers for it
 * @param isDraft as it was drafted last, or else as it was published
 */
export async function russianTitle(request: APIRequestContext, address: string, isDraft: boolean): Promise<string> {
  const answer = await request.get(`${address}?draft=${isDraft}&locale=ru&depth=0`, asSite);
  return (await answer.json()).title;
}
