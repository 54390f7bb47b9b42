import { words, type Words } from "./words";

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The least that a picture needs for its place, so that it is sharp where the site shows it. */
export const LEAST = {
  cover: { width: 1200, height: 675 },
  portrait: { width: 480, height: 600 },
  photo: { width: 800, height: 600 },
  text: { width: 640, height: 360 },
  sharing: { width: 600, height: 315 },
  logo: { width: 160, height: 40 },
} as const satisfies Readonly<Record<string, PictureSize>>;

export type PicturePlace = keyof typeof LEAST;

/** Marks a field of a picture with the name of its place; the publish gate reads it. */
export const PLACE = "place";

/** No place takes a picture below this. */
export const SMALLEST: PictureSize = {
  width: Math.min(...Object.values(LEAST).map(({ width }) => width)),
  height: Math.min(...Object.values(LEAST).map(({ height }) => height)),
};

/** More is not decoded: it would take the memory of the server. */
export const MOST_PIXELS = 64_000_000;

export const isTooSmall = (picture: PictureSize, least: PictureSize): boolean =>
  picture.width < least.width || picture.height < least.height;

const inPixels = ({ width, height }: PictureSize) => `${width} × ${height}`;

/** Why a picture is refused that is too small for its place or for any. */
export function tooSmall(picture: PictureSize, least: PictureSize): Words {
  const [has, needs] = [inPixels(picture), inPixels(least)];
  return words(
    `The picture has ${has} pixels; here at least ${needs} are needed. Choose a larger one.`,
    `В картинке ${has} пикселей, а здесь нужно не меньше ${needs}. Выберите картинку побольше.`,
    `A imagem tem ${has} pixels; aqui são necessários pelo menos ${needs}. Escolha uma maior.`,
  );
}

export const TOO_LARGE = words(
  "The picture has more than 64 megapixels. Make it smaller and upload it again.",
  "В картинке больше 64 мегапикселей. Уменьшите её и загрузите снова.",
  "A imagem tem mais de 64 megapixels. Reduza-a e envie de novo.",
);

export const UNREADABLE = words(
  "This file cannot be read as a picture. Save it as PNG, JPEG, WebP or AVIF and upload it again.",
  "Этот файл не читается как картинка. Сохраните его в PNG, JPEG, WebP или AVIF и загрузите снова.",
  "Este arquivo não pode ser lido como imagem. Salve-o em PNG, JPEG, WebP ou AVIF e envie de novo.",
);
