import type { GalleryPicture, TeamCategory, TeamMember } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import type { Gallery as GalleryDoc, Team as TeamDoc, TeamCategory as TeamCategoryDoc } from "../../payload-types";
import type { EveryLocale } from "../every-locale";
import { ContentError, type ContentPlace } from "../content-error";
import type { LocalizedPictureOf } from "./pictures";
import { publishedIds, requiredText, textOf, whereItExists } from "./values";

export function serialiseTeamMember(
  doc: EveryLocale<TeamDoc>,
  categories: ReadonlySet<string>,
  pictureOf: LocalizedPictureOf,
): TeamMember {
  const place: ContentPlace = { kind: "team", id: doc.en.id, name: doc.en.name };
  const exists = ({ name, position }: TeamDoc) => textOf(name) !== null && textOf(position) !== null;
  const categoryIds = publishedIds(doc.en.categories, categories);
  if (categoryIds.length === 0) throw new ContentError(place, "categories", "is empty: choose one at least");
  return {
    id: String(doc.en.id),
    name: whereItExists(doc, exists, ({ name }) => textOf(name)),
    position: whereItExists(doc, exists, ({ position }) => textOf(position)),
    categoryIds,
    portrait: pictureOf(doc.en.portrait, place, "portrait"),
    namedToSearchEngines: doc.en.namedToSearchEngines ?? false,
    sort: doc.en.sort ?? 0,
  };
}

export function serialiseTeamCategory(doc: EveryLocale<TeamCategoryDoc>): TeamCategory {
  const place: ContentPlace = { kind: "team-categories", id: doc.en.id, name: doc.en.title };
  return {
    id: String(doc.en.id),
    alias: requiredText(doc.en.alias, place, "alias"),
    title: forEachLocale((locale) => textOf(doc[locale].title)),
    sort: doc.en.sort ?? 0,
  };
}

export function serialiseGalleryPicture(doc: EveryLocale<GalleryDoc>, pictureOf: LocalizedPictureOf): GalleryPicture {
  const place: ContentPlace = { kind: "gallery", id: doc.en.id, name: doc.en.caption };
  const picture = pictureOf(doc.en.picture, place, "picture");
  if (!picture) throw new ContentError(place, "picture", "is empty: choose one");
  return {
    id: String(doc.en.id),
    picture,
    caption: forEachLocale((locale) => textOf(doc[locale].caption)),
    sort: doc.en.sort ?? 0,
  };
}
