/** The box that a picture fills. Lengths are as CSS has them, without custom properties, which `sizes` cannot read. */
export interface PictureBox {
  /** Windows that it is this box in, `(width <= 768px)`; the first that matches counts, and the last has none. */
  media?: string;
  /** `min(54vw, 955px)` */
  width: string;
  /** Width by height of a box that crops the picture. */
  ratio?: number;
  /** Instead of `ratio`, for a box whose height goes its own way. */
  height?: string;
  /** `contain` shows the whole picture within the box. */
  fit?: "cover" | "contain";
}

const rounded = (value: number) => Number(value.toFixed(2));

/** How wide the whole picture is drawn, of which the box shows a part. */
function drawnWidth({ width, height, ratio, fit = "cover" }: PictureBox, pictureRatio: number): string {
  const own = rounded(pictureRatio);
  if (height) return `${fit === "cover" ? "max" : "min"}(${width}, ${own} * ${height})`;
  const scale = ratio ? rounded(pictureRatio / ratio) : 1;
  return scale > 1 ? `calc(${scale} * ${width})` : width;
}

/**
 * @param boxes what the picture fills, the narrowest window first
 * @param ratio the picture's own width by its height: one that is cropped is drawn wider than its box
 * @returns the attribute `sizes` of the picture
 */
export function sizesOf(boxes: readonly PictureBox[], ratio: number): string {
  return boxes.map((box) => [box.media, drawnWidth(box, ratio)].filter(Boolean).join(" ")).join(", ");
}
