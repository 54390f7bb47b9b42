import { usePageValue } from "./page-provider";
import type { Translate } from "./messages";

/** `const t = useMessages()`: the interface strings of the page's locale (L6). */
export function useMessages(): Translate {
  return usePageValue().t;
}
