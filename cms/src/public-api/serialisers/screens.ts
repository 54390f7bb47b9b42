import type { LocaleCode, Site } from "@future-native/contract";
import type {
  PageAbout,
  PageBlog,
  PageCareer,
  PageCase,
  PageContact,
  PageHome,
  PagePrivacy,
} from "../../payload-types";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { ContentError, type ContentPlace } from "../content-error";
import type { MediaLookup } from "./pictures";
import { blocksOf, dateOf, linesOf, requiredText, seoOf, textOf, type Targets } from "./values";

type Pages = Site["pages"];

/** The texts of the screens as they read in one locale. */
export interface ScreenDocs {
  readonly home: PageHome;
  readonly about: PageAbout;
  readonly cases: PageCase;
  readonly career: PageCareer;
  readonly contacts: PageContact;
  readonly blog: PageBlog;
  readonly privacy: PagePrivacy;
}

interface Screen extends Targets {
  readonly locale: LocaleCode;
}

const placeOf = (name: keyof ScreenDocs, { locale }: Screen): ContentPlace => ({ kind: `page-${name}`, locale });

type ScreenFields = Pick<PageCase, "title" | "lead" | "seo">;

function commonOf(doc: ScreenFields, place: ContentPlace, pictures: MediaLookup): Pages["cases"] {
  return {
    title: requiredText(doc.title, place, "title"),
    lead: textOf(doc.lead),
    seo: seoOf(doc.seo, place, pictures),
  };
}

function requiredBlocks(state: unknown, place: ContentPlace, field: string, targets: Targets) {
  if (isEmptyRichText(state)) throw new ContentError(place, field, "is empty: write it in the CMS and publish");
  return blocksOf(state, place, field, targets);
}

interface TitledRow {
  title?: string | null;
  text?: string | null;
}

/** Rows of title and text that are written in the locale. */
function rowsOf(rows: readonly TitledRow[] | null | undefined): { title: string; text: string }[] {
  return (rows ?? []).flatMap((row) => {
    const [title, text] = [textOf(row.title), textOf(row.text)];
    return title !== null && text !== null ? [{ title, text }] : [];
  });
}

function titledText(row: TitledRow | undefined, place: ContentPlace, field: string) {
  return {
    title: requiredText(row?.title, place, `${field}.title`),
    text: requiredText(row?.text, place, `${field}.text`),
  };
}

function careerOf(doc: PageCareer, screen: Screen): Pages["career"] {
  const place = placeOf("career", screen);
  const { internship } = doc;
  return {
    ...commonOf(doc, place, screen.pictures),
    about: requiredBlocks(doc.about, place, "about", screen),
    values: rowsOf(doc.values),
    steps: rowsOf(doc.steps),
    internship: {
      title: requiredText(internship?.title, place, "internship.title"),
      lead: requiredText(internship?.lead, place, "internship.lead"),
      points: linesOf(internship?.points),
      note: textOf(internship?.note),
    },
    what: titledText(doc.what, place, "what"),
    offer: rowsOf(doc.offer),
    happy: titledText(doc.happy, place, "happy"),
  };
}

function homeOf(doc: PageHome, screen: Screen): Pages["home"] {
  const place = placeOf("home", screen);
  const words = linesOf(doc.words);
  if (words.length === 0 || words.length > 3) throw new ContentError(place, "words", "needs one to three lines");
  return { ...commonOf(doc, place, screen.pictures), words };
}

function privacyOf(doc: PagePrivacy, screen: Screen): Pages["privacy"] {
  const place = placeOf("privacy", screen);
  return {
    ...commonOf(doc, place, screen.pictures),
    body: requiredBlocks(doc.body, place, "body", screen),
    version: requiredText(doc.version, place, "version"),
    updatedAt: dateOf(requiredText(doc.revisedOn, place, "revisedOn")),
  };
}

/** @throws ContentError that names the screen and the field when a text is missing in the locale */
export function screensOf(docs: ScreenDocs, locale: LocaleCode, targets: Targets): Pages {
  const { pictures } = targets;
  const screen: Screen = { locale, ...targets };
  const common = (name: "cases" | "contacts" | "blog") => commonOf(docs[name], placeOf(name, screen), pictures);
  const about = placeOf("about", screen);
  return {
    home: homeOf(docs.home, screen),
    about: { ...commonOf(docs.about, about, pictures), body: requiredBlocks(docs.about.body, about, "body", screen) },
    cases: common("cases"),
    career: careerOf(docs.career, screen),
    contacts: common("contacts"),
    blog: common("blog"),
    privacy: privacyOf(docs.privacy, screen),
  };
}
