import type { Film, Picture, Recording } from "@future-native/contract";
import type { Recording as RecordingDoc } from "../../payload-types";
import { ContentError, type ContentPlace } from "../content-error";

/** The films and sounds of the library; the poster of a film is described in one locale. */
export interface RecordingLookup {
  /** @throws ContentError when the film is not there, or has no poster */
  film(id: number, place: ContentPlace, field: string): Film;
  /** @throws ContentError when the sound is not there */
  sound(id: number, place: ContentPlace, field: string): Recording;
}

type PictureOf = (id: number, place: ContentPlace, field: string) => Picture;

export function createRecordingLookup(recordings: readonly RecordingDoc[], pictureOf: PictureOf): RecordingLookup {
  const byId = new Map(recordings.map((entry) => [entry.id, entry]));
  const find = (id: number, place: ContentPlace, field: string): RecordingDoc => {
    const found = byId.get(id);
    if (found) return found;
    throw new ContentError(place, field, `plays recording ${id}, which is no longer in the library: choose another`);
  };
  return {
    sound: (id, place, field) => recordingOf(find(id, place, field)),
    film(id, place, field) {
      const doc = find(id, place, field);
      const { width, height } = doc;
      const poster = idOf(doc.poster);
      const own: ContentPlace = { kind: "recordings", id, name: doc.filename };
      if (!width || !height) throw new ContentError(own, "file", "is no film: choose another");
      if (poster === undefined) throw new ContentError(own, "poster", "is missing: choose a picture");
      const fallback = idOf(doc.fallback);
      const docs = [doc, ...(fallback === undefined ? [] : [find(fallback, own, "fallback")])];
      return { sources: docs.map(recordingOf), width, height, poster: pictureOf(poster, own, "poster") };
    },
  };
}

const idOf = (relation: number | { id: number } | null | undefined) =>
  typeof relation === "number" ? relation : relation?.id;

function recordingOf({ id, filename, mimeType, codecs, seconds, updatedAt }: RecordingDoc): Recording {
  if (!filename || !mimeType || !seconds) {
    throw new ContentError({ kind: "recordings", id, name: filename }, "file", "has no length: upload it again");
  }
  const url = `/media/${encodeURIComponent(filename)}`;
  return { url, type: codecs ? `${mimeType}; codecs="${codecs}"` : mimeType, seconds, updatedAt };
}
