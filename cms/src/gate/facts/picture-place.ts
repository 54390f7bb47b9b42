import { LEAST, PLACE, type PicturePlace } from "../../picture-sizes";

/** Part of the site that shows the picture of a field. */
export function placeOf({ custom }: { custom?: Record<string, unknown> }): PicturePlace | undefined {
  const name: unknown = custom?.[PLACE];
  return typeof name === "string" && isPlace(name) ? name : undefined;
}

const isPlace = (name: string): name is PicturePlace => name in LEAST;
