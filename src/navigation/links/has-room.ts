import { savesData } from "../../hooks/save-data";

/** Whether the connection allows prefetching: not offline, not 2g, not with data saver (G5). */
export function hasRoom(): boolean {
  const { onLine, userAgent, connection } = navigator;
  const isSlow = connection?.effectiveType?.endsWith("2g") === true;
  return onLine && !savesData() && !isSlow && !/bot|crawl|spider/i.test(userAgent);
}
