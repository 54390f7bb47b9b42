import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import type { EntryPicture, EntrySound } from "../../site/entry-blocks";
import { addressOf } from "../../site/link-address";
import { absoluteUrl } from "../head-data";

/** A picture of a document, by its absolute address. */
export interface DocumentImage {
  readonly url: string;
  readonly alt: string;
}

/** Resolvers of the absolute addresses of a text. */
export interface Addresses {
  /** Of a link, as the page leads it: in the locale of the text. */
  readonly link: (href: string) => string;
  /** Of a picture that the page shows; undefined where it has no file. */
  readonly image: (picture: EntryPicture) => DocumentImage | undefined;
  /** Of what is heard; undefined where it has no file. */
  readonly sound: (sound: EntrySound) => string | undefined;
}

/**
 * Addresses in the text of a page, absolute: what reads it elsewhere has nothing to resolve them against.
 * @param page absolute address of the page
 * @param siteUrl absolute, without a trailing slash
 */
export function addressesOf(page: string, locale: LocaleCode, siteUrl: string): Addresses {
  const ofFile = ({ file }: EntrySound) => (file ? absoluteUrl(siteUrl, file) : undefined);
  return {
    link(href) {
      if (href.startsWith("#")) return page + href;
      const address = addressOf({ to: href }, getLocale(locale));
      return address.startsWith("/") ? absoluteUrl(siteUrl, address) : address;
    },
    image(picture) {
      const url = ofFile(picture);
      return url === undefined ? undefined : { url, alt: picture.alt };
    },
    sound: ofFile,
  };
}
