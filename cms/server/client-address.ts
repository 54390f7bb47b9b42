import type { IncomingMessage } from "node:http";

/**
 * The visitor's address. What the visitor's own request claims is not believed: only what the nearest trusted proxies
 * have added counts.
 * @param proxies how many of them are in front
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  return forwarded.at(-proxies) || direct;
}
