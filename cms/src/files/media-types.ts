/** Extensions of pictures that the library takes, with their types. No SVG: it can carry scripts. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  [".png", "image/png"],
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
]);

/**
 * The same of films and sounds. None is one of a picture too: their files lie in one folder, and a name tells of which
 * list it is.
 */
export const RECORDING_TYPES: ReadonlyMap<string, string> = new Map([
  [".mp4", "video/mp4"],
  [".webm", "video/webm"],
  [".m4a", "audio/mp4"],
  [".mp3", "audio/mpeg"],
  [".ogg", "audio/ogg"],
]);

/** All that is sent from `/media/`. */
export const FILE_TYPES: ReadonlyMap<string, string> = new Map([...MEDIA_TYPES, ...RECORDING_TYPES]);
