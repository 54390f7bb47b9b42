/** Pictures as the peers get them. */

/** How a picture is used, which says how wide it is drawn; see PICTURE_USES. */
export type PictureUse = "wide" | "portrait" | "logo";

export interface PeerPicture {
  /** Name of its file in the folder of pictures. */
  file: string;
  width: number;
  height: number;
  alt: string;
  use: PictureUse;
}

interface PictureSource {
  url: string;
  width: number;
  height: number;
  alt: string | null;
}

/** @param use how it is drawn @returns the picture with the name of its file instead of its address */
export function pictureOf({ url, width, height, alt }: PictureSource, use: PictureUse): PeerPicture {
  const file = url.slice(url.lastIndexOf("/") + 1);
  return { file, width, height, alt: alt ?? "", use };
}
