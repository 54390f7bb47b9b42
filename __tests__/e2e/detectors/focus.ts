/**
 * A walk over the page by the Tab key (X7, WCAG 2.4.3, 2.4.7, 2.4.11): something that it does not reach in turn, and
 * something around which no ring is seen, in the pixels of the window: missing, cut off, covered, or in the colour of
 * its ground.
 */
import type { CDPSession, Page } from "@playwright/test";
import { settled } from "./contrast";
import { readFocused, rememberTargets, type Focused, type Fragment } from "./focused-ring";
import { colorAt, contrast, pictureOf, type Picture } from "./pixels";
import type { Color } from "./text-lines";

/** Share of a side of the ring that has to be seen: an edge of a picture may run through it. */
const LEAST_SEEN = 0.9;
/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;
/** By how much a channel may differ from the ring's colour, whose edges fall between two pixels. */
const NEAR = 48;
/** Around the box, px: the widest ring with what lies outside it. */
const ROOM = 16;

type Side = "left" | "top" | "right" | "bottom";

/** A place on the ring, and the direction that leads out of it. */
interface Point {
  x: number;
  y: number;
  out: readonly [x: number, y: number];
}

const OUT = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;

/** Every second pixel of a side, without its corners. */
function pointsOf(side: Side, { left, top, right, bottom }: Fragment, { distance, radii }: Focused): Point[] {
  const isUpright = side === "left" || side === "right";
  const [from, to] = isUpright ? [top, bottom] : [left, right];
  const [above, below] = radii;
  const corner = { top: above, bottom: below, left: Math.max(above, below), right: Math.max(above, below) }[side] + 2;
  const edge = { left: left - distance, right: right + distance, top: top - distance, bottom: bottom + distance }[side];
  const points: Point[] = [];
  for (let along = from + corner; along <= to - corner; along += 2)
    points.push({ x: isUpright ? edge : along, y: isUpright ? along : edge, out: OUT[side] });
  return points;
}

const isNear = (one: Color, other: Color) => one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) <= NEAR);

/** @returns the pixel, or undefined outside the picture */
function pixelAt(picture: Picture, x: number, y: number): Color | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const isInside = column >= picture.left && column < picture.right && row >= picture.top && row < picture.bottom;
  return isInside ? colorAt(picture, column, row) : undefined;
}

/** @returns the first fault of a side */
function faultOfSide(side: Side, points: readonly Point[], { color }: Focused, shown: Picture): string | undefined {
  if (points.length === 0) return undefined;
  const at = ({ x, y, out: [right, down] }: Point, far: number) => pixelAt(shown, x + right * far, y + down * far);
  const seen = points.filter((point) =>
    [-1, 0, 1].some((far) => {
      const pixel = at(point, far);
      return pixel !== undefined && isNear(pixel, color);
    }),
  );
  const share = seen.length / points.length;
  if (share < LEAST_SEEN) return `${side}: ${Math.round(share * 100)} % is seen`;
  const stands = seen.filter((point) =>
    [-4, 4].some((far) => contrast(at(point, far) ?? color, color) >= LEAST_CONTRAST),
  );
  return stands.length < seen.length / 2 ? `${side}: its ground has nearly its colour` : undefined;
}

/** @returns a line for each side of the ring that is not seen, as far as the window reaches down */
async function faultsOfRing(page: Page, session: CDPSession, focused: Focused): Promise<string[]> {
  const { fragments, distance } = focused;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [first, last] = [fragments[0], fragments.at(-1)];
  if (!first || !last) return [];
  const box = {
    left: Math.max(0, Math.floor(Math.min(...fragments.map(({ left }) => left)) - ROOM)),
    top: Math.max(0, Math.floor(first.top - ROOM)),
    right: Math.min(width, Math.ceil(Math.max(...fragments.map(({ right }) => right)) + ROOM)),
    bottom: Math.min(height, Math.ceil(last.bottom + ROOM)),
  };
  if (box.bottom - box.top < 1 || box.right - box.left < 1) return ["it is out of the window"];
  const shown = await pictureOf(page, session, box);
  // One that is higher than the window goes on below it.
  const isTall = last.bottom - first.top + 2 * distance > height - 120;
  const isInWindow = ({ y }: Point) => !isTall || (y > 0 && y < height);
  const sides = { left: first, top: first, right: last, bottom: last };
  return (["left", "top", "right", "bottom"] as const).flatMap(
    (side) => faultOfSide(side, pointsOf(side, sides[side], focused).filter(isInWindow), focused, shown) ?? [],
  );
}

/** @returns whether the window shows a difference between an element that has the focus and the same without it */
async function isMarkedOtherwise(page: Page, session: CDPSession): Promise<boolean> {
  const target = await page.evaluateHandle(() => document.activeElement);
  const box = await target.evaluate((element) => {
    const { left = 0, top = 0, right = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return {
      left: Math.max(0, Math.floor(left) - 8),
      top: Math.max(0, Math.floor(top) - 8),
      right: Math.min(document.documentElement.clientWidth, Math.ceil(right) + 8),
      bottom: Math.min(window.innerHeight, Math.ceil(bottom) + 8),
    };
  });
  if (box.right <= box.left || box.bottom <= box.top) return false;
  const focused = await pictureOf(page, session, box);
  await target.evaluate((element) => element instanceof HTMLElement && element.blur());
  await settled(page);
  const blurred = await pictureOf(page, session, box);
  await target.evaluate((element) => element instanceof HTMLElement && element.focus({ focusVisible: true }));
  let changed = 0;
  for (let y = box.top; y < box.bottom; y += 1)
    for (let x = box.left; x < box.right; x += 1)
      if (contrast(colorAt(focused, x, y), colorAt(blurred, x, y)) >= LEAST_CONTRAST) changed += 1;
  return changed > box.right - box.left;
}

/** @returns a line for each fault, with the element */
export async function focusFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await settled(page);
  const names = await page.evaluate(rememberTargets);
  const reached = new Set<number>();
  const faults: string[] = [];
  // Players have several stops of their own.
  for (let [rest, last] = [names.length * 2, -1]; rest > 0; rest -= 1) {
    await page.keyboard.press("Tab");
    await settled(page);
    const focused = await page.evaluate(readFocused);
    if (!focused || (focused.index > -1 && focused.index !== last && reached.has(focused.index))) break;
    if (focused.index === last) continue;
    last = focused.index;
    reached.add(last);
    const isMarked = focused.fragments.length > 0 || (await isMarkedOtherwise(page, session));
    if (!isMarked) faults.push(`${focused.name} has no ring`);
    faults.push(...(await faultsOfRing(page, session, focused)).map((fault) => `${focused.name} ${fault}`));
  }
  await session.detach();
  const missed = names.filter((_, index) => !reached.has(index));
  return [...faults, ...missed.map((name) => `${name} is never reached`)];
}
