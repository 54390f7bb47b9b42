/** A copy of the site with the publisher that the CMS starts, and a server of its releases. */
import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Job, Outcome } from "payload-releases/publisher/protocol";
import { createStaticSite } from "payload-releases/store/static-site";
import { copySite } from "../build-site";
import type { Sign } from "./publications";
import { startPublisher } from "./publisher-process";

/** As in payload-releases. */
export const DEBOUNCE_MS = 1000;

export type Live = Outcome & { result: "live" };

export interface PublishedCopy {
  /** Root of the copy of the site that is built. */
  readonly directory: string;
  /** Link to the live release. */
  readonly current: string;
  /**
   * Publishes what the API says now, after the time that the CMS waits for further changes.
   * @param sign what has to be served before it counts as live
   * @returns milliseconds until it is
   * @throws Error when the publication fails or the sign is not served
   */
  publish(sign: Sign, change?: Partial<Job>): Promise<{ total: number; outcome: Live }>;
  /** Hands a picture to the publisher as an upload does. @param picture absolute path of a copy that is taken away */
  arrive(picture: string): void;
  /** Ends the publisher and starts another one, as after a start of the CMS. */
  restart(): void;
  close(): Promise<void>;
}

/** @param root of the repository @param apiUrl of a server that speaks the contract */
export async function publishedCopy(root: string, apiUrl: string): Promise<PublishedCopy> {
  const site = await copySite(root);
  await symlink(join(root, "cms"), join(site.directory, "cms"));
  const releases = join(site.directory, "releases");
  const current = join(releases, "current");
  const statics = createStaticSite(current);
  const server = createServer((request, response) => {
    void statics.handle(request, response, decodeURI(request.url ?? "/"), "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings = { siteUrl: "https://bench.example", keep: 2, tabsKeptDays: 7, force: false };
  const job: Job = { apiUrl, releases, resident: { memory: 3e9 }, ...settings };
  let publisher = startPublisher(site.directory);
  return {
    directory: site.directory,
    current,
    async publish({ path, status, text = "" }, change) {
      const begun = performance.now();
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
      const outcome = await publisher.publish({ ...job, ...change });
      if (outcome.result !== "live") throw new Error(JSON.stringify(outcome).slice(0, 4000));
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      if (answer.status !== status) throw new Error(`${path} answers ${answer.status} instead of ${status}.`);
      if (!(await answer.text()).includes(text)) throw new Error(`"${text}" is not served at ${path}.`);
      return { total: performance.now() - begun, outcome };
    },
    arrive: (picture) => publisher.arrive({ picture, resident: job.resident }),
    restart() {
      publisher.end();
      publisher = startPublisher(site.directory);
    },
    async close() {
      publisher.end();
      server.close();
      server.closeAllConnections();
      await site.remove();
    },
  };
}
