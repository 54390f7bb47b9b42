import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/**
 * The HTML of a page as Gatsby would make it, except that what stands in a `Suspense` is in its place however long it is:
 * else React would send a long one at the end, for a script to move.
 * @throws what a component has thrown, also where a boundary would have caught it
 */
export async function renderWhole(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
