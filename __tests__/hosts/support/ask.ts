import { request, type IncomingHttpHeaders } from "node:http";

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  headers?: Record<string, string>;
  method?: string;
}

/** Asks a server on this machine for a path exactly as it is written: `fetch` would tidy it up. */
export function ask(
  port: number,
  path: string,
  { headers = {}, method = "GET" }: Question = {},
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}
