/**
 * A CMS that does nothing but publish, in the folder that it is started in: for tests that end it. Each line on standard
 * input is an edit.
 */
import { createInterface } from "node:readline";
import { markChanged } from "payload-releases/changes";
import { startReleases, wakePublisher } from "payload-releases/running";
import { releasesOptions } from "../../src/plugins/releases";
import { openCms } from "../../src/start-up/open-cms";

const { env, payload } = await openCms();
await startReleases(payload, releasesOptions(env));
wakePublisher();
for await (const id of createInterface({ input: process.stdin })) {
  const at = new Date().toISOString();
  const by = "editor@example.com";
  await markChanged(payload, { change: { list: "cases", id, title: `Case ${id}`, action: "published", by, at } });
  wakePublisher();
}
