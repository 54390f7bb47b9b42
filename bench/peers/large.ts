/** Astro and Eleventy with as many generated cases as our own build, and the same covers. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "@future-native/contract";
import sharp from "sharp";
import { byLocale, MOMENT, type GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";
import type { Cost } from "../build-cost";
import { expectOnPage } from "./built-site";
import { changeCase } from "./change-case";
import { peersContent } from "./content";
import { readMessages } from "./messages";
import { installPeer, PEERS, type Peer } from "./projects";
import { writeTexts } from "./write-content";

export const COVERS = join("demo", "pictures");
const COVER = /^cover-.+-wide-.+\.webp$/;
const LARGE = ["astro", "eleventy"];

/** @returns the content with the demo's covers on its cases, in turn */
export async function withCovers(content: GeneratedContent): Promise<GeneratedContent> {
  const files = (await readdir(COVERS)).filter((name) => COVER.test(name)).sort();
  const covers: Picture[] = [];
  for (const name of files) {
    const { width, height } = await sharp(join(COVERS, name)).metadata();
    covers.push({
      ...{ url: `/media/${name}`, width, height, alt: name, updatedAt: MOMENT },
      focal: { x: 0.5, y: 0.5 },
    });
  }
  const cover = (at: number) => covers[at % covers.length] ?? null;
  const cases = byLocale((locale) => content.cases[locale].map((entry, at) => ({ ...entry, cover: cover(at) })));
  return { ...content, cases };
}

export interface LargeBuild {
  name: string;
  cost: Cost;
}

/** Builds each of them from nothing, and again after the title of one case has changed. */
export async function buildLargePeers(answers: GeneratedContent): Promise<LargeBuild[]> {
  const builds: LargeBuild[] = [];
  for (const peer of PEERS.filter(({ id }) => LARGE.includes(id))) builds.push(...(await buildLarge(peer, answers)));
  return builds;
}

async function buildLarge(peer: Peer, answers: GeneratedContent): Promise<LargeBuild[]> {
  const messages = await readMessages("locales");
  const { site, directory, build, remove } = await installPeer(peer, {
    content: peersContent(answers, messages),
    pictures: COVERS,
  });
  try {
    const cold = await build();
    const change = changeCase(answers, "A changed title");
    await writeTexts(directory, peersContent(change.answers, messages));
    const changed = await build();
    await expectOnPage(site.folder, change.path, change.words);
    return [
      { name: `${site.name}, cold`, cost: cold },
      { name: `${site.name}, title of one entry changed`, cost: changed },
    ];
  } finally {
    await remove();
  }
}
