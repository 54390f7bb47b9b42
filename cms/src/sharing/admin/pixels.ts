/** Widths as Google cuts them on a wide screen: a title is one line of Arial at 20 px, a description two lines at 14 px. */
export const LIMITS = {
  title: { font: "20px Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif", most: 580 },
  description: { font: "14px Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif", most: 920 },
} as const;

export type Limited = keyof typeof LIMITS;

/** How wide a text is in one line, in pixels. */
export type Measure = (text: string, font: string) => number;

/** Measures as the browser draws; a canvas is made once. */
export function createMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  return (text, font) => {
    if (!context) return 0;
    context.font = font;
    return Math.round(context.measureText(text).width);
  };
}

/** The text as a search shows it: whole, or its first words with an ellipsis. */
export function cutToPixels(text: string, limited: Limited, measure: Measure): string {
  const { font, most } = LIMITS[limited];
  if (measure(text, font) <= most) return text;
  const words = text.split(" ");
  while (words.length > 1 && measure(`${words.join(" ")} ...`, font) > most) words.pop();
  return `${words.join(" ")} ...`;
}
