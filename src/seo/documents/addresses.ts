import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { addressOf } from "../../site/link-address";
import { absoluteUrl } from "../head-data";
import type { Addresses, DocumentPicture } from "./blocks";

/** Path of the file that a picture's page shows where the browser knows no newer format. */
const pathOf = ({ file }: DocumentPicture) => file?.childImageSharp?.gatsbyImageData.images.fallback?.src;

/**
 * Addresses in the text of a page, absolute: what reads it elsewhere has nothing to resolve them against.
 * @param page absolute address of the page
 * @param siteUrl absolute, without a trailing slash
 */
export function addressesOf(page: string, locale: LocaleCode, siteUrl: string): Addresses {
  return {
    link(href) {
      if (href.startsWith("#")) return page + href;
      const address = addressOf({ to: href }, getLocale(locale));
      return address.startsWith("/") ? absoluteUrl(siteUrl, address) : address;
    },
    image(picture) {
      const path = pathOf(picture);
      return path === undefined ? undefined : { url: absoluteUrl(siteUrl, path), alt: picture.alt };
    },
    sound: ({ file }) => (file?.publicURL ? absoluteUrl(siteUrl, file.publicURL) : undefined),
  };
}
