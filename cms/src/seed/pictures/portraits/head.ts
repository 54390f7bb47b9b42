import { circle, clipped, ellipse, grown, half, line, path, rect, ring } from "../svg";

/** The colours of a bust by what they are for; they are always the three of the picture. */
export interface Inks {
  ground: string;
  skin: string;
  hair: string;
  cloth: string;
  /** Small things on clothes and hats. */
  detail: string;
}

/** Heads about (450, 430): some 300 wide and 390 high. */
export const HEADS = {
  oval: (fill: string) => ellipse(450, 430, 150, 196, fill),
  pill: (fill: string) => rect(302, 236, 296, 392, fill, 148),
  square: (fill: string) =>
    path("M300 390A150 150 0 0 1 600 390V520A104 112 0 0 1 496 632H404A104 112 0 0 1 300 520Z", fill),
  heart: (fill: string) =>
    path("M298 388A152 152 0 0 1 602 388C602 540 520 640 450 640C380 640 298 540 298 388Z", fill),
};

export type HeadShape = keyof typeof HEADS;

/** How light falls on the face. */
export type Face = "plain" | "split" | "crescent" | "low";

export function drawFace(face: Face, head: HeadShape, inks: Inks, shade: string): string {
  const base = HEADS[head](inks.skin);
  const inside = (content: string): string => base + clipped("face", HEADS[head]("#000"), content);
  if (face === "split") return inside(rect(450, 200, 220, 480, shade));
  if (face === "crescent") return inside(path("M520 200H680V680H380C560 640 640 420 520 200Z", shade));
  if (face === "low") return inside(half(450, 640, 190, shade));
  return base;
}

export type Beard = "none" | "full" | "long" | "goatee" | "moustache" | "jaw";

export function drawBeard(beard: Beard, fill: string): string {
  switch (beard) {
    case "none":
      return "";
    case "full":
      return path("M296 440V520A154 152 0 0 0 604 520V440Q600 540 528 546Q450 520 372 546Q300 540 296 440Z", fill);
    case "long":
      return path(
        "M296 440V520Q310 780 450 800Q590 780 604 520V440Q600 536 526 540Q450 514 374 540Q300 536 296 440Z",
        fill,
      );
    case "goatee":
      return half(450, 556, 62, fill) + rect(404, 590, 92, 96, fill, 46);
    case "moustache":
      return path(
        "M318 588Q322 520 400 516Q440 516 450 530Q460 516 500 516Q578 520 582 588Q548 560 512 574Q470 586 450 566Q430 586 388 574Q352 560 318 588Z",
        fill,
      );
    case "jaw":
      return path("M288 436V510A162 150 0 0 0 612 510V436L570 510A120 104 0 0 1 330 510Z", fill);
  }
}

export type Glasses = "none" | "round" | "square" | "cat" | "dark" | "half" | "large";

export function drawGlasses(glasses: Glasses, fill: string): string {
  const bridge = line("M436 416H464", fill, 15);
  const temples = line("M300 412H322M578 412H600", fill, 15);
  switch (glasses) {
    case "none":
      return "";
    case "round":
      return ring(382, 422, 54, fill, 15) + ring(518, 422, 54, fill, 15) + bridge + temples;
    case "large":
      return ring(372, 430, 70, fill, 13) + ring(528, 430, 70, fill, 13) + line("M440 414Q450 404 460 414", fill, 13);
    case "square":
      return (
        `<path d="M324 384H434V462H324ZM466 384H576V462H466Z" fill="none" stroke="${fill}" stroke-width="17" stroke-linejoin="round"/>` +
        bridge +
        temples
      );
    case "cat":
      return path("M288 366L436 392V430A64 52 0 0 1 316 440ZM612 366L464 392V430A64 52 0 0 0 584 440Z", fill) + bridge;
    case "dark":
      return half(380, 396, 66, fill, 2) + half(520, 396, 66, fill, 2) + line("M312 396H588", fill, 15);
    case "half":
      return line("M326 408A56 56 0 0 0 438 408M462 408A56 56 0 0 0 574 408M438 408H462", fill, 14);
  }
}

export type Earring = "none" | "hoop" | "drop" | "disc" | "stud" | "phones";

export function drawEarrings(earring: Earring, fill: string, other: string): string {
  const both = (draw: (x: number) => string): string => draw(296) + draw(604);
  switch (earring) {
    case "none":
      return "";
    case "hoop":
      return both((x) => ring(x, 556, 46, fill, 13));
    case "drop":
      return both((x) => circle(x, 512, 14, fill) + path(`M${x} 524L${x + 28} 610A28 28 0 0 1 ${x - 28} 610Z`, fill));
    case "disc":
      return both((x) => circle(x, 540, 42, fill) + circle(x, 540, 16, other));
    case "stud":
      return both((x) => circle(x, 506, 16, fill));
    case "phones":
      return (
        line("M282 420A168 204 0 0 1 618 420", fill, 30, "butt") +
        both((x) => rect(x - 34, 380, 68, 132, fill, 30) + rect(x - 8, 404, 16, 84, other, 8))
      );
  }
}

/** Ears show where hair leaves them free. */
export function drawEars(fill: string): string {
  return circle(300, 456, 34, fill) + circle(600, 456, 34, fill);
}

export function drawNeck(skin: string): string {
  return path("M382 540H518V760A68 68 0 0 1 382 760Z", skin);
}

/** A cut in the paper that parts the chin from the neck. */
export function drawChin(head: HeadShape, fill: string): string {
  return clipped("chin", rect(380, 560, 140, 160, "#000"), grown(HEADS[head](fill), fill, 24));
}
