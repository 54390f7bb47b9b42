import type { CollectionSlug, Payload } from "payload";
import { withoutGate } from "payload-publish-gate/without-gate";
import { demoState, setDemoState, type DemoState } from "../demo-state";
import type { DemoContent } from "../demo-schema";
import { importBlog } from "./blog";
import { lookUp, type ImportContext } from "./context";
import { importPeople } from "./people";
import { importPictures, type CountPicture } from "./pictures";
import { importRecordings } from "./recordings";
import { importScreens } from "./screens";
import { importSite } from "./site";
import { importWork } from "./work";

// Collections that refer to others come first.
const IMPORTED: readonly CollectionSlug[] = [
  "awards",
  "cases",
  "services",
  "clients",
  "case-categories",
  "jobs",
  "job-cities",
  "team",
  "team-categories",
  "gallery",
  "blog-posts",
  "blog-tags",
  "blog-externals",
  "news",
  "offices",
  "recordings",
  "media",
];

/** Deletes the leftovers of an interrupted import; no other content can exist yet. */
async function clear(payload: Payload): Promise<void> {
  for (const collection of IMPORTED) {
    await payload.delete({ collection, where: {}, context: withoutGate("demo import") });
  }
}

export interface ImportOptions {
  readonly content: DemoContent;
  /** Called after every step. */
  readonly report?: (step: string) => void;
  readonly countPicture?: CountPicture;
}

/**
 * Puts the demo content into an empty CMS, everything published, in the locales in which it exists.
 * @returns the state before the call: nothing is imported if the demo content is complete or other content exists
 */
export async function importDemoContent(
  payload: Payload,
  { content, report = () => {}, countPicture = () => {} }: ImportOptions,
): Promise<DemoState> {
  const state = await demoState(payload);
  if (state === "finished" || state === "foreign") return state;
  if (state === "started") await clear(payload);
  await setDemoState(payload, "started");
  const pictures = await importPictures(payload, content, countPicture);
  report(`${pictures.size} pictures`);
  const pictureId = (file: string) => lookUp(pictures, file, "picture");
  const recordings = await importRecordings(payload, content, pictureId);
  report(`${recordings.size} films and sounds`);
  const context: ImportContext = {
    ...{ payload, pictureId },
    recordingId: (file) => lookUp(recordings, file, "film or sound"),
  };
  await importWork(context, content);
  report(`${content.cases.length} cases and what belongs to them`);
  await importPeople(context, content);
  report(`${content.team.length} people, ${content.vacancies.length} vacancies`);
  await importBlog(context, content);
  report(`${content.posts.length} articles, ${content.news.length} news`);
  await importSite(context, content);
  await importScreens(context, content.site);
  report("settings and texts of the screens");
  await setDemoState(payload, "finished");
  return state;
}
