import type { HeadTone } from "@future-native/contract/head-tone";
import type { FocalPoint } from "@future-native/contract/picture";
import type { LocaleCode } from "@future-native/contract/locales";
import type { GlossaryTerm } from "payload-translations/terms";
import type { UnreadDraft } from "payload-translations/flags";
import type { Link } from "./links";
import type { Page } from "./pages";

/** A link somewhere on the site, and whose it is. */
export interface SiteLink extends Link {
  readonly list: string;
  readonly id: string;
  readonly title: string;
}

/** A page of the site, and whose it is. */
export interface SitePage extends Page {
  readonly list: string;
  readonly id: string;
  readonly entry: string;
}

/** A picture of the library. */
export interface SitePicture {
  readonly id: number;
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; 0 where it is not known. */
  readonly width: number;
  readonly height: number;
  readonly isDecorative: boolean;
  readonly alt: Readonly<Record<LocaleCode, string>>;
  /** Shares of width and height: what stays in view wherever the picture is cut. */
  readonly focal: FocalPoint;
  /** The colour that the page's head has over the picture, null where none reads; left out where no head lies on it. */
  readonly head?: HeadTone | null | undefined;
  /** Another picture of the library with the very same file. */
  readonly twin?: string | undefined;
}

/** Published content, as far as the checks need it. */
export interface Site {
  readonly productName: string;
  readonly pages: readonly SitePage[];
  readonly links: readonly SiteLink[];
  readonly pictures: ReadonlyMap<number, SitePicture>;
  /** Redirects by path, those of renamed entries among them. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Names of the cities of vacancies. */
  readonly cities: ReadonlyMap<number, Readonly<Record<LocaleCode, string>>>;
  /** Terms of the glossary by language; none in the source language. */
  readonly glossary: Readonly<Record<LocaleCode, readonly GlossaryTerm[]>>;
  readonly unreadDrafts: readonly UnreadDraft[];
}
