/**
 * The shape of the demo content: what the copywriter's files hold and the CMS imports.
 * Keys tie entries together; the importer turns them into relations.
 */
import type { AwardCategory, LocaleCode, SocialNetwork, Territory } from "@future-native/contract";
import type { Translated, DemoPicture, DemoBlock } from "./block-types";

export interface DemoSeo {
  title?: Translated;
  description?: Translated;
}

export interface DemoCategory {
  key: string;
  alias: string;
  title: Translated;
}

export interface DemoClient {
  key: string;
  name: Translated;
  url?: string;
  /** Name of a file in `demo/pictures`. */
  logo: string;
}

export interface DemoService {
  key: string;
  title: Translated;
  lead: Translated;
  points: Translated<string[]>;
}

export interface DemoCase {
  key: string;
  alias: string;
  title: Translated;
  lead: Translated;
  year: number;
  featured: boolean;
  client: string;
  categories: string[];
  services: string[];
  territory: Territory;
  /** `false` leaves the case with the drawing of its territory. */
  cover: DemoPicture | false;
  body: Translated<DemoBlock[]>;
  seo?: DemoSeo;
  publishedAt: string;
}

export interface DemoAward {
  category: AwardCategory;
  festival: Translated;
  nomination: Translated;
  year: number;
  case?: string;
}

/** News are written per language: each has its own stories. */
export interface DemoNews {
  locale: LocaleCode;
  date: string;
  title: string;
  text: string;
  url?: string;
}

export interface DemoCity {
  key: string;
  title: Translated;
  countryCode: string;
}

export interface DemoVacancy {
  key: string;
  title: Translated;
  lead: Translated;
  city: string;
  format: "office" | "hybrid" | "remote";
  employment: "full-time" | "part-time" | "contract" | "internship";
  offer: Translated<string[]>;
  duties: Translated<string[]>;
  skills: Translated<string[]>;
  plus: Translated<string[]>;
  salary?: { min: number; max: number; currency: string; unit: "month" | "year" };
  validThrough?: string;
  publishedAt: string;
}

export interface DemoMember {
  name: Translated;
  position: Translated;
  categories: string[];
  portrait: DemoPicture;
  namedToSearchEngines: boolean;
}

export interface DemoGalleryPicture extends DemoPicture {
  caption: Translated;
}

export interface DemoTag {
  key: string;
  alias: string;
  title: string;
}

export interface DemoPost {
  alias: string;
  title: string;
  lead: string;
  author: string;
  tags: string[];
  cover: { file: string; alt: string };
  body: DemoBlock[];
  publishedAt: string;
}

export interface DemoExternal {
  title: string;
  source: string;
  url: string;
  date: string;
}

export interface DemoOffice {
  key: string;
  city: Translated;
  country: Translated;
  street: Translated;
  postalCode: string;
  email: string;
  timeZone: string;
  showInBr: boolean;
  legalName?: string;
  taxNumber?: string;
}

export interface DemoScreen {
  title: Translated;
  lead?: Translated;
  seo?: DemoSeo;
}

interface TitledText {
  title: Translated;
  text: Translated;
}

export interface DemoSite {
  productName: string;
  slogan: Translated;
  description: Translated;
  foundedIn: number;
  phone: string;
  email: { general: string; jobs: string };
  school: { title: Translated; url: string };
  social: { network: SocialNetwork; title: string; url: string }[];
  figures: { value: Translated; label: Translated }[];
  brief: { word: Translated; lead: Translated; agency: Translated; school: Translated };
  home: DemoScreen & { words: Translated<string[]> };
  about: DemoScreen & { body: Translated<DemoBlock[]> };
  cases: DemoScreen;
  career: DemoScreen & {
    about: Translated<DemoBlock[]>;
    values: TitledText[];
    steps: TitledText[];
    internship: { title: Translated; lead: Translated; points: Translated<string[]>; note?: Translated };
    what: TitledText;
    offer: TitledText[];
    happy: TitledText;
  };
  contacts: DemoScreen;
  blog: DemoScreen;
  privacy: DemoScreen & { body: Translated<DemoBlock[]>; version: string; updatedAt: string };
}

export interface DemoContent {
  site: DemoSite;
  offices: DemoOffice[];
  caseCategories: DemoCategory[];
  services: DemoService[];
  clients: DemoClient[];
  cases: DemoCase[];
  awards: DemoAward[];
  news: DemoNews[];
  cities: DemoCity[];
  vacancies: DemoVacancy[];
  teamCategories: DemoCategory[];
  team: DemoMember[];
  gallery: DemoGalleryPicture[];
  tags: DemoTag[];
  posts: DemoPost[];
  externals: DemoExternal[];
}
