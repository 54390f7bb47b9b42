import type { CollectionConfig } from "payload";
import { signedIn } from "payload-kit/access";
import { siteRole } from "payload-kit/content-lists";
import { FIELD_FINDER } from "../admin/component-paths";
import { openFileStore } from "../files/file-store";
import { showFile } from "../files/show-file";
import { uploadsInBucket } from "../files/uploads-in-bucket";
import { cleanPicture } from "../hooks/clean-picture";
import { keepFocalPoint } from "../hooks/keep-focal-point";
import { MEDIA_TYPES } from "../media-types";
import { handToPublisher } from "../pictures/hand-to-publisher";
import { mergeOtherAlts, otherAltsField, validateAlt } from "../pictures/other-alts";
import { uploadHooks } from "./upload-hooks";
import { localized } from "../i18n";

/**
 * Pictures. The site makes its own sizes, so only the admin's thumbnail is made here.
 * @param staticDir folder of the files
 * @param target `s3://bucket/prefix`, when files are not to stay on this machine
 */
export function createMedia(staticDir: string, target: string | undefined): CollectionConfig {
  const inBucket = target ? uploadsInBucket("media", staticDir, target) : undefined;
  const hooks = uploadHooks(inBucket);
  return {
    slug: "media",
    custom: siteRole("files"),
    versions: false,
    labels: { singular: localized("content:media.singular"), plural: localized("content:media.plural") },
    admin: {
      group: localized("content:group.pictures"),
      useAsTitle: "filename",
      defaultColumns: ["filename", "alt", "updatedAt"],
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      disableCopyToLocale: true,
      components: { edit: { beforeDocumentControls: [FIELD_FINDER] } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    // A copy would be the same file once more.
    disableDuplicate: true,
    hooks: {
      beforeOperation: [keepFocalPoint, cleanPicture],
      ...hooks,
      afterChange: [...hooks.afterChange, handToPublisher],
    },
    upload: {
      staticDir,
      ...inBucket?.upload,
      handlers: [showFile(openFileStore(staticDir, target))],
      mimeTypes: [...new Set(MEDIA_TYPES.values())],
      focalPoint: true,
      crop: false,
      adminThumbnail: "thumbnail",
      imageSizes: [
        {
          name: "thumbnail",
          width: 320,
          withoutEnlargement: true,
          formatOptions: { format: "webp", options: { quality: 70 } },
        },
      ],
    },
    fields: [
      {
        name: "alt",
        type: "text",
        label: localized("content:media.alt"),
        localized: true,
        hasMany: false,
        validate: validateAlt,
        hooks: { beforeChange: [mergeOtherAlts] },
        admin: { components: { Field: "/pictures/admin/alts#Alts" } },
      },
      otherAltsField,
      {
        name: "decorative",
        type: "checkbox",
        label: localized("content:media.decorative"),
        defaultValue: false,
      },
      {
        name: "crops",
        type: "ui",
        admin: { components: { Field: "/pictures/admin/crops#Crops" }, disableListColumn: true },
      },
    ],
  };
}
