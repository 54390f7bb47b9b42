/** A server before the bundled one, both with the same live release (see hosts.ts). */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findWebServers } from "../../../scripts/lib/web-servers";
import { ask, type Question } from "./ask";
import { startBundled, startCaddy, startNginx, type Host, type HostOptions } from "./hosts";
import { putLive } from "./live-site";

const { nginx, caddy } = findWebServers();

export interface Setting {
  name: string;
  /** Undefined for the server that stands behind the others. */
  start: ((options: HostOptions) => Promise<Host>) | undefined;
  /** Whether the machine has the program; `npm run test:hosts` fetches it. */
  isHere: boolean;
}

export const SETTINGS: readonly Setting[] = [
  { name: "nginx", start: nginx && ((options) => startNginx(nginx, options)), isHere: Boolean(nginx) },
  { name: "Caddy", start: caddy && ((options) => startCaddy(caddy, options)), isHere: Boolean(caddy) },
];

/** Addresses without a page, with a text of their 404 page (N11). */
export const NOT_FOUND: readonly [path: string, text: string][] = [
  ["/nowhere", "Not found"],
  ["/ru/nowhere/at/all", "Не найдено"],
  ["/br", "Não encontrada"],
  ["/brasil", "Not found"],
  ["/static/", "Not found"],
  ["/.secret", "Not found"],
  ["/index.html.br", "Not found"],
  // The 404 pages themselves: answers, not addresses.
  ["/404", "Not found"],
  ["/404/", "Not found"],
  ["/404.html", "Not found"],
  ["/404/index.html", "Not found"],
  ["/ru/404", "Не найдено"],
  ["/ru/404.html", "Не найдено"],
  ["/br/404/", "Não encontrada"],
];

export interface OpenedHost {
  /** Folder of the releases. */
  folder: string;
  bundled: Host;
  /** The one that is asked. */
  host: Host;
  get: (path: string, question?: Question) => ReturnType<typeof ask>;
  close: () => Promise<void>;
}

/** Starts a server of the setting on a folder with a live release of its own. */
export async function openHost({ start }: Setting): Promise<OpenedHost> {
  const folder = await mkdtemp(join(tmpdir(), "hosts-test-"));
  await putLive(folder);
  const bundled = await startBundled(folder);
  const host = start ? await start({ folder, behind: bundled.port }) : bundled;
  return {
    folder,
    bundled,
    host,
    get: (path, question) => ask(host.port, path, question),
    async close() {
      await host.stop();
      await bundled.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
