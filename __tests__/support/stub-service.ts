import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface StubService {
  /** Address of the script that the service serves. */
  scriptUrl: string;
  /** Every call that has reached the service, as JSON. */
  calls: unknown[];
  /** Resolves when the service has been called so many times. */
  called: (times: number) => Promise<void>;
  /** Addresses of the scripts that have been asked for. */
  asked: string[];
  close: () => Promise<void>;
}

/**
 * A counting service on this machine: serves a script, and records what the script reports.
 * @param script gets `report(call)` to send a call with
 */
export async function startStubService(script: string): Promise<StubService> {
  const calls: unknown[] = [];
  const asked: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method !== "POST") {
      asked.push(url);
      response.setHeader("Content-Type", "text/javascript");
      response.end(`(function(){${REPORT}\n${script}})()`);
      return;
    }
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      calls.push(JSON.parse(body));
      response.end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    scriptUrl: `http://127.0.0.1:${port}/script.js`,
    calls,
    asked,
    called: (times) =>
      new Promise((resolve) => {
        const look = () => {
          if (calls.length < times) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// One after the other, so that the order of the calls is that of the reports.
const REPORT = `
  var self = document.currentScript;
  var queue = Promise.resolve();
  function report(call) {
    queue = queue.then(function () {
      return new Promise(function (done) {
        var request = new XMLHttpRequest();
        request.open("POST", self.src);
        request.onloadend = done;
        request.send(JSON.stringify(call));
      });
    });
  }`;
