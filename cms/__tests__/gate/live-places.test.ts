/** X13: places of screens and vacancies, which their texts alone do not tell, are those of the live release. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withLiveAnchors } from "payload-publish-gate/gate";
import { judge } from "payload-publish-gate/judge";
import { CHECKS } from "../../src/publish-checks";
import { liveAnchors } from "../../src/publish-checks/live-anchors";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { CASE, changeOf, SITE } from "../support/gate/changes";
import { linkTo } from "../support/gate/forms";

const shown = { text: "Careers", field: "title" };
const CAREER: (typeof SITE)["pages"][number] = {
  ...{ list: "page-career", id: "", entry: "Careers", locale: "en", path: "/career", isCopy: false },
  ...{ title: shown, description: shown, anchors: undefined },
};

let releases: string;

beforeEach(async () => {
  releases = await mkdtemp(path.join(tmpdir(), "live-places-"));
});

afterEach(() => rm(releases, { recursive: true }));

async function blameOf(href: string): Promise<string[]> {
  const change = changeOf({ doc: { body: { ...CASE.body, en: lexicalFromBlocks([linkTo(href)]) } }, before: CASE });
  const ofRelease = { liveAnchors: (page: string) => liveAnchors(releases, page) };
  const pages = await withLiveAnchors([...SITE.pages, CAREER], change.after?.links ?? [], ofRelease);
  return judge({ ...change, site: { ...SITE, pages } }, CHECKS).map(({ check }) => check);
}

test("X13: a link to a place that a screen has is good, and one to a place that it has not is named", async () => {
  await mkdir(path.join(releases, "current", "career"), { recursive: true });
  await writeFile(
    path.join(releases, "current", "career", "index.html"),
    `<main><h2 id="career-vacancy">Jobs</h2></main>`,
  );
  expect(await blameOf("/career#career-vacancy")).toEqual([]);
  expect(await blameOf("/career#nowhere")).toEqual(["deadAnchors"]);
});

test("X13: where no release is on this machine, nobody is blamed", async () => {
  expect(await blameOf("/career#nowhere")).toEqual([]);
});
