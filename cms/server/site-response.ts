import { ServerResponse, type IncomingMessage } from "node:http";

/** Paths whose responses depend only on their URL and the encoding. */
const DATA_PATHS = /^\/(?:api|media|mock)(?:[/?]|$)/;

/**
 * Removes the headers of Next's router from Vary for data paths. No setting of Next does that, and a cache in front
 * would store the same data many times (A1).
 */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    if (name.toLowerCase() !== "vary" || !DATA_PATHS.test(this.req.url ?? "")) return super.setHeader(name, value);
    const names = [value].flat().flatMap((list) => String(list).split(","));
    const encoding = names.find((candidate) => candidate.trim().toLowerCase() === "accept-encoding");
    return encoding === undefined ? this : super.setHeader(name, encoding.trim());
  }
}
