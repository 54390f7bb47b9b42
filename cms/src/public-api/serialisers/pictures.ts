import type { LocaleCode, LocalizedPicture, Picture } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import type { Media, Recording } from "../../payload-types";
import { ContentError, type ContentPlace } from "../content-error";
import type { EveryLocale } from "../every-locale";
import { createRecordingLookup, type RecordingLookup } from "./recordings";

type Relation = number | { id: number } | null | undefined;

const mediaId = (relation: Relation): number | undefined => (typeof relation === "number" ? relation : relation?.id);

function share(percent: number | null | undefined): number {
  return Math.min(Math.max((percent ?? 50) / 100, 0), 1);
}

function fileOf(media: Media | undefined, id: number, place: ContentPlace, field: string) {
  if (!media)
    throw new ContentError(place, field, `shows picture ${id}, which is no longer in the library: choose another`);
  const { filename, width, height } = media;
  if (!filename || !width || !height) {
    throw new ContentError({ kind: "media", id, name: filename }, "file", "has no size: upload the picture again");
  }
  return {
    url: `/media/${encodeURIComponent(filename)}`,
    width,
    height,
    focal: { x: share(media.focalX), y: share(media.focalY) },
    updatedAt: media.updatedAt,
  };
}

/** Pictures of the library with descriptions in one locale. */
export interface MediaLookup extends RecordingLookup {
  /** @throws ContentError when the picture is not there */
  picture(id: number, place: ContentPlace, field: string): Picture;
  /** Null when no picture is chosen. */
  optional(relation: Relation, place: ContentPlace, field: string): Picture | null;
}

export function createMediaLookup(media: readonly Media[], recordings: readonly Recording[] = []): MediaLookup {
  const byId = new Map(media.map((entry) => [entry.id, entry]));
  const picture: MediaLookup["picture"] = (id, place, field) => {
    const found = byId.get(id);
    return { ...fileOf(found, id, place, field), alt: altOf(found) ?? "" };
  };
  return {
    ...createRecordingLookup(recordings, picture),
    picture,
    optional(relation, place, field) {
      const id = mediaId(relation);
      return id === undefined ? null : picture(id, place, field);
    },
  };
}

/** Alternative text of a picture: empty for a decorative one, null when it is missing. */
function altOf(media: Media | undefined): string | null {
  if (media?.decorative) return "";
  return media?.alt?.trim() || null;
}

/** A picture with its descriptions in all locales; null when none is chosen. */
export type LocalizedPictureOf = (relation: Relation, place: ContentPlace, field: string) => LocalizedPicture | null;

export function createLocalizedPictures(media: readonly EveryLocale<Media>[]): LocalizedPictureOf {
  const byId = new Map(media.map((entry) => [entry.en.id, entry]));
  return (relation, place, field) => {
    const id = mediaId(relation);
    if (id === undefined) return null;
    const found = byId.get(id);
    const alt = forEachLocale((locale: LocaleCode) => altOf(found?.[locale]));
    return { ...fileOf(found?.en, id, place, field), alt };
  };
}
