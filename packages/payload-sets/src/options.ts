import type {
  ArrayField,
  Config,
  DateFieldValidation,
  GlobalSlug,
  Payload,
  RequestContext,
  TextFieldSingleValidation,
  TypedLocale,
} from "payload";
import type { PublishedSite } from "payload-releases/publisher/site";
import type { ShowView } from "payload-releases/state";
import type { Localized } from "payload-kit/texts";
import type { SetItems } from "./set-items";

/** Content of a set for one build. It is read once per build, so that the checked content is the shown content. */
export interface SetContent {
  /** Refuses items that their publication would refuse. @throws SetError that names the entries at fault */
  check(items: SetItems): Promise<void>;
  /**
   * Does a build while the content API answers it with the content as it will be when the set is live.
   * @param at ISO 8601; used as the time of publication
   * @throws SetError when the site cannot be built of it
   */
  around(items: SetItems, at: string): Promise<Parameters<ShowView>[0]>;
}

/** Redirects that a set adds to a list of the site. */
export interface SetRedirects {
  /** Slug of the global that has the list, in its field `redirects`. Only admins may put it into a set. */
  readonly global: GlobalSlug;
  /** The same field for sets: rows with the texts `from` and `to`. */
  readonly field: ArrayField;
}

export interface SetsOptions {
  /** Group of the sets in the admin's navigation. */
  readonly group?: Localized;
  /** Folder of all releases, absolute. */
  readonly releases: string;
  /** Signs links and cookies of readers. */
  readonly secret: string;
  /** Path of the page that opens a set by its link, outside the admin: readers have no account. */
  readonly readerPath: string;
  readonly redirects: SetRedirects;
  /** Checks of the site for lines of text and moments; by default Payload's own. */
  readonly validate?: { readonly text: TextFieldSingleValidation; readonly date: DateFieldValidation };
  readonly content: (payload: Payload) => SetContent;
  /** Entry that a page shows. */
  readonly entryOf: PublishedSite["entryOf"];
  /**
   * Context of the saves by which a set goes live, or is put back.
   * @param name of what goes live by itself, at its minute; undefined where a user has it done
   */
  readonly context?: (act: "go-live" | "put-back", name?: string) => RequestContext;
  /** Called when a set has gone live or was put back. */
  readonly onChange?: () => void;
}

/** The options, with what the config says. */
export interface Settings extends SetsOptions {
  readonly defaultLocale: TypedLocale;
  readonly locales: readonly string[];
}

/** For `custom` of the config. */
export function settingsWith({ localization }: Config, options: SetsOptions): { sets: Settings } {
  const { defaultLocale, locales } = localization || { defaultLocale: "en", locales: ["en"] };
  const codes = locales.map((locale) => (typeof locale === "string" ? locale : locale.code));
  return { sets: { ...options, defaultLocale: defaultLocale as TypedLocale, locales: codes } };
}

/** @throws Error for a config without the plugin */
export function settingsOf({ config }: Pick<Payload, "config">): Settings {
  const settings: Settings | undefined = config.custom.sets;
  if (!settings) throw new Error("payload-sets is none of the plugins in Payload's config.");
  return settings;
}
