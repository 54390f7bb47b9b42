import { circle, half, line } from "../svg";

export type Eyes = "open" | "shut" | "smiling" | "aside" | "hidden";
export type Nose = "long" | "short" | "round" | "sharp";
export type Mouth = "smile" | "grin" | "calm" | "crooked" | "lips" | "none";

/** What a face does. All of it is drawn in one colour, as a print would. */
export interface Expression {
  eyes: Eyes;
  nose: Nose;
  mouth: Mouth;
}

const BOTH = [390, 510] as const;

function drawEyes(eyes: Eyes, fill: string): string {
  const brow = (x: number): string => line(`M${x - 34} 378Q${x} 356 ${x + 34} 378`, fill, 13);
  switch (eyes) {
    case "open":
      return BOTH.map((x) => circle(x, 424, 15, fill) + brow(x)).join("");
    case "shut":
      return BOTH.map((x) => line(`M${x - 30} 420Q${x} 450 ${x + 30} 420M${x} 436V450`, fill, 11) + brow(x)).join("");
    case "smiling":
      return BOTH.map((x) => line(`M${x - 28} 432Q${x} 400 ${x + 28} 432`, fill, 12) + brow(x)).join("");
    case "aside":
      return BOTH.map((x) => line(`M${x - 32} 410H${x + 32}`, fill, 12) + half(x + 10, 412, 18, fill, 2)).join("");
    case "hidden":
      return "";
  }
}

function drawNose(nose: Nose, fill: string): string {
  switch (nose) {
    case "long":
      return line("M456 420L474 510Q470 522 440 520", fill, 11);
    case "short":
      return line("M430 506Q450 522 470 506", fill, 11);
    case "round":
      return line("M452 440V478Q490 490 474 514Q456 528 432 516", fill, 11);
    case "sharp":
      return line("M450 424L484 514H442", fill, 11);
  }
}

function drawMouth(mouth: Mouth, fill: string): string {
  switch (mouth) {
    case "smile":
      return line("M404 560Q450 606 496 560", fill, 13);
    case "grin":
      return half(450, 556, 46, fill, 2);
    case "calm":
      return line("M416 572H484", fill, 13);
    case "crooked":
      return line("M412 576Q470 588 496 556", fill, 13);
    case "lips":
      return half(434, 572, 18, fill) + half(466, 572, 18, fill) + half(450, 572, 30, fill, 2);
    case "none":
      return "";
  }
}

export function drawExpression({ eyes, nose, mouth }: Expression, fill: string): string {
  return drawEyes(eyes, fill) + drawNose(nose, fill) + drawMouth(mouth, fill);
}
