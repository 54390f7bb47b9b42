import { Readable } from "node:stream";

/** A stream of Node's as one of the web's, whose type Node names twice. */
export const toWebStream = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream;
