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

/** Requests a path unchanged from a local server; `fetch` would normalise it. */
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
