/** The files of cards, made once. */
import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Territory } from "@future-native/contract";
import { cardDesign, screenCard, type CardBrand, type CardContent } from "@future-native/contract/cards";
import { cutPicture, drawCard, openTypefaces, renderCard, RENDERING } from "social-cards";
import { drawBeside } from "territories";
import { writeWhole } from "../../site/write-svg";
import type { PageCard } from "./read-card";

/** Below `static/`, which every host caches for ever: the names contain a hash of the content. */
export const CARDS_FOLDER = "static/cards";

/** Not in `.cache`, which Gatsby may clear: a name identifies all inputs of a card. */
const STORE_FOLDER = join("node_modules", ".cache", "social-cards");

/** Limit of cards that are drawn at once: each takes 40 kB, and fewer keep the processors busy. */
const MOST_AT_ONCE = 32;

/** Each night's full build requests every card; one that was not requested for so many days is not on the site. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

export interface CardFile {
  /** Path of the site. */
  readonly src: string;
  readonly type: "image/png" | "image/jpeg";
}

export interface CardFiles {
  /**
   * Has the card of a page made, unless it has been. A process that stays returns at once, so that cards are drawn while
   * pages are; one of Gatsby's workers, which ends when its queries have, returns when the file is in `public/`.
   */
  place(card: PageCard): Promise<CardFile>;
  /**
   * Resolves when every card is in `public/`, and once a day deletes cards that were not requested for a long time.
   * @throws the error of a card that failed
   */
  finish(): Promise<void>;
}

/** @param root folder of the site */
export function openCardFiles(root: string): CardFiles {
  const store = join(root, STORE_FOLDER);
  const folder = join(root, "public", CARDS_FOLDER);
  let drawing: Promise<Drawing> | undefined;
  const coming = new Set<Promise<void>>();
  let sweptAt = 0;

  async function bring(card: PageCard, name: string, draw: Drawing["draw"]): Promise<void> {
    await mkdir(folder, { recursive: true });
    const kept = join(store, name);
    const now = new Date();
    const isKept = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (!isKept) await writeWhole(store, name, await make(card, draw));
    await copyWhole(kept, folder, name);
  }

  return {
    async place(card) {
      drawing ??= openDrawing(root).catch((error: unknown) => {
        // The next card tries again.
        drawing = undefined;
        throw error;
      });
      const { version, draw } = await drawing;
      const name = nameOf(card, version);
      const brought = bring(card, name, draw);
      if (isWorker()) await brought;
      else {
        coming.add(brought);
        // A failed card stays in the list, so that `finish` throws.
        void brought.then(
          () => coming.delete(brought),
          () => undefined,
        );
        if (coming.size > MOST_AT_ONCE) await Promise.race(coming);
      }
      return { src: `/${CARDS_FOLDER}/${name}`, type: card.picture ? "image/jpeg" : "image/png" };
    },
    async finish() {
      const last = await Promise.allSettled(coming);
      coming.clear();
      const failed = last.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      // To look at each of thousands takes as long as to build a page.
      if (Date.now() - sweptAt < DAY_MS) return;
      sweptAt = Date.now();
      await dropUnasked(store);
    },
  };
}

async function dropUnasked(store: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const name of await readdir(store).catch(() => [])) {
    // Another process may have dropped it in the meantime.
    const file = await stat(join(store, name)).catch(() => undefined);
    if (file && file.mtimeMs < oldest) await rm(join(store, name), { force: true });
  }
}

/** Gatsby sets it for the processes that it runs queries in. */
const isWorker = () => process.env.GATSBY_WORKER_POOL_WORKER !== undefined;

interface Drawing {
  /** Stands for the code and the fonts that cards are drawn with. */
  readonly version: string;
  readonly draw: (content: CardContent, brand: CardBrand) => string;
}

/** A card of each drawing. When one comes out otherwise, cards are drawn otherwise. */
const SAMPLES = (["blob", "arc", "grid", "wave", "stack"] as const).flatMap((mark) =>
  [8, 9].map((seed): Territory => ({ colors: ["hot", "ink", "paper"], mark, seed })),
);

const SAMPLE_BRAND: CardBrand = { productName: "Name of two", colors: null, logo: null };

async function openDrawing(root: string): Promise<Drawing> {
  const faces = await openTypefaces(root);
  const draw = (content: CardContent, brand: CardBrand) => drawCard(cardDesign(content, brand, drawBeside), faces);
  const drawn = SAMPLES.map((territory, index) => {
    const title = "Ção, ещё раз ".repeat(1 + index);
    return draw({ ...screenCard("index", { title, lead: title }), territory }, SAMPLE_BRAND);
  });
  return { version: hash([drawn, RENDERING]), draw };
}

function make({ content, brand, picture }: PageCard, draw: Drawing["draw"]): Promise<Buffer> {
  return picture ? cutPicture(picture.file.absolutePath, picture.focal) : renderCard(draw(content, brand));
}

function nameOf({ content, brand, picture }: PageCard, version: string): string {
  const { title, kind, territory } = content;
  const { colors, mark, seed } = territory;
  const own = brand.colors || brand.logo ? [brand.colors, brand.logo] : [];
  return picture
    ? `${hash([version, picture.file.internal.contentDigest, picture.focal.x, picture.focal.y])}.jpg`
    : `${hash([version, brand.productName, title, kind, colors, mark, seed, ...own])}.png`;
}

// Of another length than the names of bundles, which comparisons of builds leave out.
function hash(what: unknown): string {
  return createHash("sha256").update(JSON.stringify(what)).digest("hex").slice(0, 24);
}

/** Copies a file, unless its name exists already: the name identifies the content. */
async function copyWhole(from: string, folder: string, name: string): Promise<void> {
  if (await stat(join(folder, name)).catch(() => undefined)) return;
  const draft = join(folder, `.${name}.${randomUUID()}`);
  await copyFile(from, draft);
  await rename(draft, join(folder, name));
}
