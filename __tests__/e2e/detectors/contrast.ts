/**
 * Text that cannot be read, found in the pixels of the window (X7). The window is drawn twice, the second time without
 * its text: the pixels that differ are letters, and those of the second picture are the ground that they have.
 */
import type { Page } from "@playwright/test";
import { colorAt, contrast, isSame, pictureOf, type Picture } from "./pixels";
import { picturesInView } from "./shifts";
import { linesInView, type Box, type Color, type Line } from "./text-lines";

/** Letters with less contrast than this are not seen at all. */
const LEAST_SEEN = 1.6;
/** Share of a line's letters that may have another ground, as a hairline that runs through them. */
const STRAY = 0.05;
/** Pixels that are too few to be a letter: the last of a word that scrolls out of its box. */
const LEAST_LETTER = 20;
/** Difference of a colour channel from which a pixel counts as drawn. */
const DRAWN = 8;

/** A pixel of a letter, with its colour without the text. */
interface Letter {
  drawn: Color;
  ground: Color;
}

const differs = (one: Color, other: Color) => one.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > DRAWN);

/** Whether a pixel is what its ground becomes when magenta is laid over it; what moves meanwhile is of any colour. */
function isMarked([red, green, blue]: Color, [...ground]: Color): boolean {
  const isNearer = red >= ground[0] - DRAWN && green <= ground[1] + DRAWN && blue >= ground[2] - DRAWN;
  return isNearer && differs([red, green, blue], ground);
}

/** @param marked the line drawn in magenta, alone, where its letters are not known by their own colour */
function lettersOf({ left, top, right, bottom }: Line, shown: Picture, bare: Picture, marked?: Picture): Letter[] {
  const letters: Letter[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      // Most of a line is no letter.
      if (!marked && isSame(shown, bare, x, y)) continue;
      const [drawn, ground] = [colorAt(shown, x, y), colorAt(bare, x, y)];
      const isLetter = marked ? isMarked(colorAt(marked, x, y), ground) : differs(drawn, ground);
      if (isLetter) letters.push({ drawn, ground });
    }
  return letters;
}

/** As above where the system sets the colours, of text as well: it has one ground, which most of its box shows. */
function lettersOnOneGround({ left, top, right, bottom, color }: Line, shown: Picture): Letter[] {
  const counts = new Map<string, { pixel: Color; count: number }>();
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const pixel = colorAt(shown, x, y);
      const key = pixel.join();
      const same = counts.get(key);
      if (same) same.count += 1;
      else counts.set(key, { pixel, count: 1 });
    }
  const all = [...counts.values()].sort((one, other) => other.count - one.count);
  const ground = all.find(({ pixel }) => pixel.join() !== color.join())?.pixel ?? color;
  return all.map(({ pixel: drawn }) => ({ drawn, ground }));
}

/** @returns the fault of a line with these letters */
function faultOf({ color, alpha, least }: Line, letters: readonly Letter[]): string | undefined {
  if (!letters.some(({ drawn, ground }) => contrast(drawn, ground) >= LEAST_SEEN)) return "cannot be seen";
  const blend = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
  const ratios = letters
    .map(({ ground: [red, green, blue] }) => [red, green, blue] as const)
    .map((ground) =>
      contrast([blend(color[0], ground[0]), blend(color[1], ground[1]), blend(color[2], ground[2])], ground),
    )
    .sort((one, other) => one - other);
  const ratio = ratios[Math.floor(ratios.length * STRAY)] ?? Infinity;
  // The colours of the pixels are rounded.
  return ratio < least - 0.05 ? `has ${ratio.toFixed(2)}:1 of ${least}` : undefined;
}

/** All text transparent, but that of one element. */
const textOf = (marked?: Line) => `
  *, ::before, ::after { transition: none !important; -webkit-text-fill-color: transparent !important }
  svg :is(text, tspan) { fill: transparent !important }
  ${marked ? `[data-text="${marked.id}"] { -webkit-text-fill-color: #f0f !important; fill: #f0f !important }` : ""}`;

/** Stops what moves by itself. @returns how it goes on */
async function still(page: Page): Promise<() => Promise<void>> {
  const moving = await page.evaluateHandle(() => {
    const running = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running");
    for (const animation of running) animation.pause();
    return running;
  });
  return () => moving.evaluate((all) => all.forEach((animation) => animation.play()));
}

/**
 * Text in the window that cannot be read. A line that seems to be at fault is drawn once more, alone and in a colour
 * that shows: what is covered, clipped or faded out has no letters then, and is no text to read.
 * @returns a line for each: its element, its text, its contrast
 */
export async function unreadableText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const goOn = await still(page);
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  const draw = async (css: string, box: Box) => {
    await sheet.evaluate((added, text) => added.replaceSync(text), css);
    return pictureOf(page, session, box);
  };
  try {
    const { width: right = 0, height: bottom = 0 } = page.viewportSize() ?? {};
    const window = { left: 0, top: 0, right, bottom };
    const lines = await page.evaluate(linesInView);
    const shown = await draw("", window);
    if (await page.evaluate(() => matchMedia("(forced-colors: active)").matches))
      return lines.flatMap((line) => {
        const fault = line.isCovered ? undefined : faultOf(line, lettersOnOneGround(line, shown));
        return fault ? [`${line.name} ${fault}`] : [];
      });
    const bare = await draw(textOf(), window);
    const faults: string[] = [];
    for (const line of lines) {
      if (!faultOf(line, lettersOf(line, shown, bare))) continue;
      const letters = lettersOf(line, shown, bare, await draw(textOf(line), line));
      const fault = letters.length > LEAST_LETTER ? faultOf(line, letters) : undefined;
      if (fault) faults.push(`${line.name} ${fault}`);
    }
    return faults;
  } finally {
    await sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
    });
    await goOn();
    await session.detach();
  }
}

/** Waits after a scroll until pictures have loaded and entrance animations have ended. */
export async function settled(page: Page): Promise<void> {
  await picturesInView(page);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    const moving = () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

/** Scrolls a page to its end, and looks at it wherever it stops. @returns all that has been found, each once */
export async function atEachStop(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found = new Set<string>();
  for (let isEnd = false; !isEnd;) {
    await settled(page);
    const lines = await look(page);
    // A notice that slides in meanwhile is in one picture and not in the other.
    if (lines.length > 0) await settled(page);
    for (const line of lines.length > 0 ? await look(page) : []) found.add(line);
    isEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight - 100, behavior: "instant" });
      return window.scrollY === before;
    });
  }
  return [...found];
}
