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
export interface RegisteredPicture {
  /** Absolute address. */
  readonly url: string;
  readonly updatedAt: string;
  /** Which entries use it, for messages. */
  readonly users: string[];
  readonly uses: PictureFields[];
}

/** The pictures that nodes use, one for each address and time of change. */
export class PictureRegistry {
  readonly pictures = new Map<string, RegisteredPicture>();

  constructor(private readonly apiUrl: string) {}

  /** The picture as the nodes of a locale hold it. @param user names entry and field, for messages */
  register(picture: Picture | LocalizedPicture, locale: LocaleCode, user: string): PictureFields {
    const { url, alt, width, height, focal, updatedAt } = picture;
    const text = typeof alt === "string" ? alt : (alt[locale] ?? "");
    const fields: PictureFields = { url, alt: text, width, height, focal, updatedAt, fileId: null };
    const address = this.resolve(url);
    const key = `${address}|${updatedAt}`;
    const registered = this.pictures.get(key) ?? { url: address, updatedAt, users: [], uses: [] };
    registered.users.push(user);
    registered.uses.push(fields);
    this.pictures.set(key, registered);
    return fields;
  }

  private resolve(url: string): string {
    return /^https?:\/\//.test(url) ? url : `${this.apiUrl.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`;
  }
}
