import type { LocaleCode, LocalizedPicture, Picture, Recording } from "@future-native/contract";

/** Fields that are filled in once the file is known. */
interface FileFields {
  url: string;
  updatedAt: string;
  fileId: string | null;
}

/** A picture in a node's data. */
export interface PictureFields extends FileFields {
  alt: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
}

/** A film or a sound in a node's data. */
export interface RecordingFields extends FileFields {
  type: string;
  seconds: number;
}

/** A file that nodes use, whatever the number of its uses and locales. */
export interface RegisteredFile {
  readonly kind: "picture" | "recording";
  /** Absolute address. */
  readonly url: string;
  readonly updatedAt: string;
  /** Which entries use it, for messages. */
  readonly users: string[];
  readonly uses: FileFields[];
}

/** The files that nodes use, one for each address and time of change. */
export class FileRegistry {
  readonly files = new Map<string, RegisteredFile>();

  constructor(private readonly apiUrl: string) {}

  /** The picture as the nodes of a locale hold it. @param user names entry and field, for messages */
  picture(picture: Picture | LocalizedPicture, locale: LocaleCode, user: string): PictureFields {
    const { url, alt, width, height, focal, updatedAt } = picture;
    const text = typeof alt === "string" ? alt : (alt[locale] ?? "");
    return this.register("picture", { url, alt: text, width, height, focal, updatedAt, fileId: null }, user);
  }

  /** The film or the sound as nodes hold it. @param user names entry and field, for messages */
  recording({ url, type, seconds, updatedAt }: Recording, user: string): RecordingFields {
    return this.register("recording", { url, type, seconds, updatedAt, fileId: null }, user);
  }

  private register<Use extends FileFields>(kind: RegisteredFile["kind"], use: Use, user: string): Use {
    const { updatedAt } = use;
    const url = this.resolve(use.url);
    const key = `${url}|${updatedAt}`;
    const registered = this.files.get(key) ?? { kind, url, updatedAt, users: [], uses: [] };
    registered.users.push(user);
    registered.uses.push(use);
    this.files.set(key, registered);
    return use;
  }

  private resolve(url: string): string {
    return /^https?:\/\//.test(url) ? url : `${this.apiUrl.replace(/\/+$/, "")}/${url.replace(/^\/+/, "")}`;
  }
}
