import type { IncomingMessage } from "node:http";

/**
 * The client's IP address. Of X-Forwarded-For only the entries added by trusted proxies count, because clients can
 * forge the others.
 * @param proxies number of trusted proxies in front
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim());
  return forwarded.at(-proxies) || direct;
}
