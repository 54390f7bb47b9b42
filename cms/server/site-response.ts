import { ServerResponse, type IncomingMessage } from "node:http";

/** First parts of paths whose answers depend on nothing but their address and the encoding. */
const DATA_PATHS = /^\/(?:api|media|mock)(?:[/?]|$)/;

/**
 * An answer of the server. Next lets every answer of its app vary by the headers of its own router, which no
 * configuration turns off; a cache in front would keep the same data many times over (A1).
 */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    if (name.toLowerCase() !== "vary" || !DATA_PATHS.test(this.req.url ?? "")) return super.setHeader(name, value);
    const names = [value].flat().flatMap((list) => String(list).split(","));
    const encoding = names.find((candidate) => candidate.trim().toLowerCase() === "accept-encoding");
    return encoding === undefined ? this : super.setHeader(name, encoding.trim());
  }
}
