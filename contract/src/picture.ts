/** How a picture is cut to the place that shows it: the site does it, the forms of the CMS show it beforehand. */

/** Shares of a picture's width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** CSS `object-position` that keeps the focal point of a picture in view at every crop. */
export const focalPosition = ({ x, y }: FocalPoint): string => `${x * 100}% ${y * 100}%`;

/** Parts of the site that crop pictures. */
export type CropPlace =
  | "header"
  | "cardWide"
  | "cardNarrow"
  | "cardBleed"
  | "article"
  | "portrait"
  | "stripWide"
  | "stripNarrow"
  | "galleryTall"
  | "galleryWide"
  | "gallerySquare"
  | "careerLarge"
  | "careerSmall"
  | "artefact"
  | "pairLeft"
  | "pairRight"
  | "twoLeft"
  | "twoRight"
  | "video"
  | "film";

/** Width by height on a wide screen and on a phone. */
interface Crop {
  readonly place: CropPlace;
  readonly wide: number;
  readonly phone: number;
}

/** As the style sheets of the site have them. */
export const PICTURE_CROPS: readonly Crop[] = [
  { place: "header", wide: 2, phone: 360 / 400 },
  { place: "cardWide", wide: 4 / 3, phone: 4 / 3 },
  { place: "cardNarrow", wide: 4 / 5, phone: 1 },
  { place: "cardBleed", wide: 21 / 10, phone: 4 / 5 },
  { place: "article", wide: 21 / 9, phone: 21 / 9 },
  { place: "portrait", wide: 4 / 5, phone: 4 / 5 },
  { place: "stripWide", wide: 16 / 10, phone: 16 / 10 },
  { place: "stripNarrow", wide: 5 / 6, phone: 1 },
  { place: "galleryTall", wide: 4 / 5, phone: 4 / 5 },
  { place: "galleryWide", wide: 4 / 3, phone: 4 / 3 },
  { place: "gallerySquare", wide: 1, phone: 1 },
  { place: "careerLarge", wide: 1.3, phone: 4 / 3 },
  { place: "careerSmall", wide: 0.85, phone: 1 },
  { place: "artefact", wide: 2, phone: 9 / 10 },
  { place: "pairLeft", wide: 69 / 82, phone: 9 / 11 },
  { place: "pairRight", wide: 1, phone: 1 },
  { place: "twoLeft", wide: 1.3, phone: 3 / 2 },
  { place: "twoRight", wide: 0.92, phone: 1 },
  { place: "video", wide: 2, phone: 4 / 5 },
  { place: "film", wide: 24 / 11, phone: 4 / 3 },
];
