/** How long `npm run develop` takes to its first page in a browser, and until a change is seen there. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, request as newRequest, type Page } from "playwright-core";
import { ensureBrowser } from "../../scripts/lib/browser";
import { freePort } from "../../scripts/lib/ports";
import { readSecrets } from "../../scripts/lib/secrets";
import { signIn } from "../../scripts/lib/sign-in";

/** Shows an entry of the demo, by its title. */
const ALIAS = "a-bank-that-hires-like-a-band";
const LONGEST = 30 * 60_000;
const TRIED_EVERY = 250;

export interface Develop {
  firstPage: number;
  /** The first change after the first page, and the one after it. */
  style: number;
  nextStyle: number;
  component: number;
  text: number;
}

/** @param folder a clone, in which nothing runs. @returns seconds */
export async function measureDevelop(folder: string): Promise<Develop> {
  const [port, developPort] = [await freePort(), await freePort()];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  const began = performance.now();
  const child = spawn(process.execPath, ["scripts/run.mjs", "develop"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DEVELOP_PORT: String(developPort) },
    stdio: "ignore",
    detached: true,
  });
  try {
    const page = await browser.newPage();
    await openPage(page, child, `http://localhost:${developPort}/cases/${ALIAS}`);
    const firstPage = (performance.now() - began) / 1000;
    return { firstPage, ...(await changes(page, folder, `http://localhost:${port}`)) };
  } finally {
    await browser.close();
    const ended = once(child, "exit");
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  }
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Polls until the page loads: the server refuses connections at first, and then answers slowly while it bundles. */
async function openPage(page: Page, child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + LONGEST;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`npm run develop ended with ${child.exitCode}.`);
    const isThere = await page.goto(url, { timeout: LONGEST }).then(
      (answer) => answer?.ok() ?? false,
      () => false,
    );
    if (isThere) return heading(page).waitFor({ timeout: LONGEST });
    await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY));
  }
  throw new Error(`${url} did not stand within half an hour.`);
}

async function changes(page: Page, folder: string, cms: string): Promise<Omit<Develop, "firstPage">> {
  const style = await changeStyle(page, folder, 7);
  const nextStyle = await changeStyle(page, folder, 8);
  const component = await timed(
    () => edit(join(folder, "src/ui/heading.tsx"), (text) => text.replace("<Tag ", '<Tag data-edited="" ')),
    () => page.locator("h1[data-edited]").waitFor(),
  );
  const request = await newRequest.newContext({ baseURL: cms });
  await signIn(request, await readSecrets(join(folder, "data")));
  const asSite = { headers: { Origin: cms } };
  const found = await request.get(`/cms-api/cases?where[alias][equals]=${ALIAS}&depth=0`, asSite);
  const [{ id }] = (await found.json()).docs as [{ id: number }];
  const text = await timed(
    () =>
      request.patch(`/cms-api/cases/${id}?locale=en`, {
        data: { title: "A new title", _status: "published" },
        ...asSite,
      }),
    () => page.getByRole("heading", { level: 1, name: "A new title" }).waitFor(),
  );
  return { style, nextStyle, component, text };
}

function changeStyle(page: Page, folder: string, offset: number): Promise<number> {
  return timed(
    () => edit(join(folder, "src/ui/heading.module.css"), (text) => `${text}\nh1 { outline-offset: ${offset}px; }\n`),
    () =>
      page.waitForFunction(
        (wanted) => getComputedStyle(document.querySelector("h1") ?? document.body).outlineOffset === `${wanted}px`,
        offset,
      ),
  );
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** @returns seconds from the act until its effect is seen */
async function timed(act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  await seen();
  return (performance.now() - began) / 1000;
}
