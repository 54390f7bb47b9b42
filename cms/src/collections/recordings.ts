import type { CollectionConfig, UploadFieldSingleValidation } from "payload";
import { upload } from "payload/shared";
import { signedIn } from "payload-kit/access";
import { siteRole } from "payload-kit/content-lists";
import { FIELD_FINDER } from "../admin/component-paths";
import { pictureField } from "../fields/picture";
import { recordingField } from "../fields/recording";
import { openFileStore } from "../files/file-store";
import { showFile } from "../files/show-file";
import { uploadsInBucket } from "../files/uploads-in-bucket";
import { noteRecording, takeRecording } from "../hooks/take-recording";
import { RECORDING_TYPES } from "../files/media-types";
import { uploadColumns } from "./upload-columns";
import { uploadHooks } from "./upload-hooks";
import { localized, translate } from "../i18n";

const picture = pictureField({
  name: "poster",
  place: "text",
  label: localized("content:recordings.poster"),
  description: localized("content:recordings.poster.description"),
});

/** A recording in use must keep the data that the site needs. */
const validatePoster: UploadFieldSingleValidation = async (value, options) => {
  const { siblingData, req, event } = options;
  const isFilm = String(Object(siblingData).mimeType).startsWith("video/");
  if (isFilm && !value && event !== "onChange") return translate(req.i18n.language, "content:recording.noPoster");
  return upload(value, options);
};

/**
 * Films and sounds, beside the pictures in one folder.
 * @param staticDir folder of the files
 * @param target `s3://bucket/prefix`, when files are not to stay on this machine
 */
export function createRecordings(staticDir: string, target: string | undefined): CollectionConfig {
  const inBucket = target ? uploadsInBucket("recordings", staticDir, target) : undefined;
  return {
    slug: "recordings",
    custom: siteRole("files"),
    versions: false,
    labels: { singular: localized("content:recordings.singular"), plural: localized("content:recordings.plural") },
    admin: {
      group: localized("content:group.pictures"),
      useAsTitle: "filename",
      defaultColumns: ["filename", "seconds", "updatedAt"],
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      description: localized("content:recordings.description"),
      components: { edit: { beforeDocumentControls: [FIELD_FINDER] } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    disableDuplicate: true,
    hooks: { beforeOperation: [takeRecording], beforeChange: [noteRecording], ...uploadHooks(inBucket) },
    upload: {
      staticDir,
      ...inBucket?.upload,
      handlers: [showFile(openFileStore(staticDir, target))],
      mimeTypes: [...new Set(RECORDING_TYPES.values()), "audio/x-m4a"],
      focalPoint: false,
      crop: false,
    },
    fields: [
      { ...picture, validate: validatePoster },
      recordingField({
        name: "fallback",
        kind: "film",
        label: localized("content:recordings.fallback"),
        description: localized("content:recordings.fallback.description"),
      }),
      { name: "seconds", type: "number", label: localized("content:common.seconds"), admin: { readOnly: true } },
      { name: "codecs", type: "text", admin: { hidden: true, disableListColumn: true } },
      ...uploadColumns,
    ],
  };
}
