/** https://wicg.github.io/netinfo/, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection has room for what nobody has asked for: not offline, not 2g, not with data saver (G5). */
export function hasRoom(): boolean {
  const { onLine, userAgent } = navigator;
  const { saveData, effectiveType = "" }: Connection =
    ("connection" in navigator && (navigator.connection as Connection | undefined)) || {};
  return onLine && !saveData && !effectiveType.endsWith("2g") && !/bot|crawl|spider/i.test(userAgent);
}
