import type { PageContext } from "../site/pages";
import { usePageValue } from "./page-provider";

/** The context of the page that is shown: its route, name, entry and alternates. */
export function usePage(): PageContext {
  return usePageValue().page;
}
