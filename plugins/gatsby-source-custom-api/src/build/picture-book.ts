import type { LocaleCode, LocalizedPicture, Picture } from "@future-native/contract";

/** A picture in a node's data. `fileId` is filled in when the file is known. */
export interface PictureFields {
  url: string;
  alt: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  updatedAt: string;
  fileId: string | null;
}

/** A file that nodes use, whatever the number of its uses and locales. */
export interface BookedPicture {
  /** Absolute address. */
  readonly url: string;
  readonly updatedAt: string;
  /** Which entries use it, for messages. */
  readonly users: string[];
  readonly uses: PictureFields[];
}

/** Gathers the pictures that nodes use, one for each address and time of change. */
export class PictureBook {
  readonly pictures = new Map<string, BookedPicture>();

  constructor(private readonly apiUrl: string) {}

  /** The picture as the nodes of a locale hold it. @param user names entry and field, for messages */
  use(picture: Picture | LocalizedPicture, locale: LocaleCode, user: string): PictureFields {
    const { url, alt, width, height, focal, updatedAt } = picture;
    const text = typeof alt === "string" ? alt : (alt[locale] ?? "");
    const fields: PictureFields = { url, alt: text, width, height, focal, updatedAt, fileId: null };
    const address = this.resolve(url);
    const key = `${address}|${updatedAt}`;
    const booked = this.pictures.get(key) ?? { url: address, updatedAt, users: [], uses: [] };
    booked.users.push(user);
    booked.uses.push(fields);
    this.pictures.set(key, booked);
    return fields;
  }

  private resolve(url: string): string {
    return /^https?:\/\//.test(url) ? url : `${this.apiUrl.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`;
  }
}
