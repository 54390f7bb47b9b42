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
import type { ContentPlace } from "../content-error";
import type { MediaLookup } from "./pictures";
import { blocksOf, dateOf, linesOf, seoOf, textOf, type Targets } from "./values";

type Pages = Site["pages"];

/** Words at the end of the slogan, at most. */
const MOST_WORDS = 3;

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

/** @returns null in a locale in which the screen has no title: there is no such screen there */
function commonOf(doc: ScreenFields, place: ContentPlace, pictures: MediaLookup): Pages["cases"] {
  const title = textOf(doc.title);
  return title === null ? null : { title, lead: textOf(doc.lead), seo: seoOf(doc.seo, place, pictures) };
}

const blocksIn = (state: unknown, place: ContentPlace, field: string, targets: Targets) =>
  isEmptyRichText(state) ? [] : blocksOf(state, place, field, targets);

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

const titledText = (row: TitledRow | undefined) => rowsOf(row && [row])[0] ?? null;

function internshipOf(texts: PageCareer["internship"]) {
  const [title, lead] = [textOf(texts?.title), textOf(texts?.lead)];
  return title && lead ? { title, lead, points: linesOf(texts?.points), note: textOf(texts?.note) } : null;
}

function careerOf(doc: PageCareer, screen: Screen): Pages["career"] {
  const place = placeOf("career", screen);
  const common = commonOf(doc, place, screen.pictures);
  return (
    common && {
      ...common,
      about: blocksIn(doc.about, place, "about", screen),
      values: rowsOf(doc.values),
      steps: rowsOf(doc.steps),
      internship: internshipOf(doc.internship),
      what: titledText(doc.what),
      offer: rowsOf(doc.offer),
      happy: titledText(doc.happy),
    }
  );
}

function homeOf(doc: PageHome, screen: Screen): Pages["home"] {
  const place = placeOf("home", screen);
  const common = commonOf(doc, place, screen.pictures);
  return common && { ...common, words: linesOf(doc.words).slice(0, MOST_WORDS) };
}

function privacyOf(doc: PagePrivacy, screen: Screen): Pages["privacy"] {
  const place = placeOf("privacy", screen);
  const common = commonOf(doc, place, screen.pictures);
  const body = blocksIn(doc.body, place, "body", screen);
  const [version, revisedOn] = [textOf(doc.version), textOf(doc.revisedOn)];
  return common && version && revisedOn && body.length > 0
    ? { ...common, body, version, updatedAt: dateOf(revisedOn) }
    : null;
}

/** The texts of each screen, null where the locale lacks those without which there is no such screen. */
export function screensOf(docs: ScreenDocs, locale: LocaleCode, targets: Targets): Pages {
  const { pictures } = targets;
  const screen: Screen = { locale, ...targets };
  const common = (name: "cases" | "contacts" | "blog") => commonOf(docs[name], placeOf(name, screen), pictures);
  const place = placeOf("about", screen);
  const about = commonOf(docs.about, place, pictures);
  return {
    home: homeOf(docs.home, screen),
    about: about && { ...about, body: blocksIn(docs.about.body, place, "body", screen) },
    cases: common("cases"),
    career: careerOf(docs.career, screen),
    contacts: common("contacts"),
    blog: common("blog"),
    privacy: privacyOf(docs.privacy, screen),
  };
}
