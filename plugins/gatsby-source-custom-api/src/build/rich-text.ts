import type { Block, LocaleCode, Picture, Seo } from "@future-native/contract";
import type { Fields } from "./draft";
import type { PictureBook, PictureFields } from "./picture-book";

/** Turns the pictures of one entry in one locale into what its node holds. */
export interface PictureTaker {
  (picture: Picture, field: string): PictureFields;
  (picture: Picture | null, field: string): PictureFields | null;
}

export function pictureTaker(book: PictureBook, locale: LocaleCode, entry: string): PictureTaker {
  function take(picture: Picture, field: string): PictureFields;
  function take(picture: Picture | null, field: string): PictureFields | null;
  function take(picture: Picture | null, field: string) {
    return picture && book.use(picture, locale, `${entry}, field ${field}`);
  }
  return take;
}

/** Rich text as nodes hold it: the contract's blocks, with files behind their pictures. */
export function blockFields(blocks: readonly Block[], field: string, take: PictureTaker): Fields[] {
  return blocks.map((block, index) => {
    const at = `${field}[${index}]`;
    switch (block.type) {
      case "picture":
        return { ...block, picture: take(block.picture, `${at}.picture`) };
      case "pair":
        return { ...block, pictures: block.pictures.map((picture, side) => take(picture, `${at}.pictures[${side}]`)) };
      case "video":
        return { ...block, poster: take(block.poster, `${at}.poster`) };
      case "paragraph":
      case "heading":
      case "list":
      case "quote":
      case "figures":
        return { ...block };
    }
  });
}

export function seoFields(seo: Seo, field: string, take: PictureTaker): Fields {
  return { ...seo, picture: take(seo.picture, `${field}.picture`) };
}
