/** The nodes that cards are made of, as gatsby-source-custom-api makes them: links are ids of other nodes. */
import type { FormType } from "@future-native/contract/form-rules";
import type { Site, Territory, WorkFormat } from "@future-native/contract";
import type { LocaleCode } from "@future-native/contract/locales";
import type { RouteName } from "../../site/routes";

export interface PictureNode {
  readonly alt: string;
  readonly focal: { readonly x: number; readonly y: number };
  /** Id of its File node. */
  readonly fileId: string | null;
}

export interface SeoNode {
  readonly title: string | null;
  readonly picture: PictureNode | null;
}

interface Titled {
  readonly entryId: string;
  readonly title: string;
  readonly seo?: SeoNode | undefined;
}

export interface CaseNode extends Titled {
  readonly territory: Territory;
  readonly clientNodeId: string | null;
}

export interface VacancyNode extends Titled {
  readonly cityNodeId: string;
  readonly format: WorkFormat;
}

export interface PostNode extends Titled {
  readonly tagsNodeIds: readonly string[];
}

interface ScreenTexts {
  readonly title: string;
  readonly lead: string | null;
  readonly seo: SeoNode;
}

export interface SettingsNode {
  readonly productName: string;
  readonly colors: Site["colors"];
  readonly logo: string | null;
  readonly description: string | null;
  readonly sharingPicture: PictureNode | null;
  readonly pages: Readonly<Record<keyof Site["pages"], ScreenTexts | null>>;
}

export interface FileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

/** The page of a card, from its context. */
export interface CardQuestion {
  readonly route: RouteName;
  readonly locale: LocaleCode;
  readonly entryId?: string | null;
}

/** The form of a page that is one. */
export const FORM_OF: Partial<Record<RouteName, FormType>> = {
  "contacts-brief": 1,
  "contacts-job": 2,
  "contacts-speaker": 3,
};
