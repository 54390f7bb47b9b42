/** Extensions of pictures that the library takes, with their types. No SVG: it can carry scripts. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
]);
