import type { CollectionConfig } from "payload";
import { signedIn } from "payload-kit/access";
import { siteRole } from "payload-kit/content-lists";
import { FIELD_FINDER } from "../admin/component-paths";
import { openFileStore } from "../files/file-store";
import { showFile } from "../files/show-file";
import { uploadsInBucket } from "../files/uploads-in-bucket";
import { cleanPicture } from "../hooks/clean-picture";
import { storeFocalPoint, takeFocalPoint } from "../hooks/keep-focal-point";
import { column } from "../lists/columns";
import { MEDIA_TYPES } from "../files/media-types";
import { handToPublisher } from "../pictures/hand-to-publisher";
import { mergeOtherAlts, otherAltsField, validateAlt } from "../pictures/other-alts";
import { SEARCHED, searchAnyCase } from "../pictures/search";
import { uploadColumns } from "./upload-columns";
import { uploadHooks } from "./upload-hooks";
import { localized } from "../i18n";

const ALT_CELL = { path: "/lists/admin/title-cell#TitleCell", serverProps: { titleField: "alt" } };

const CELLS = "/pictures/admin/picture-cells";

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
      defaultColumns: ["alt", "filename", "size", "uses", "tags"],
      listSearchableFields: SEARCHED,
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      hideAPIURL: true,
      disableCopyToLocale: true,
      components: {
        edit: { beforeDocumentControls: [FIELD_FINDER] },
        views: { list: { Component: "/pictures/admin/picture-list#PictureList" } },
      },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    // A copy would be the same file once more.
    disableDuplicate: true,
    hooks: {
      beforeOperation: [takeFocalPoint, cleanPicture, searchAnyCase],
      ...hooks,
      beforeValidate: [storeFocalPoint],
      afterChange: [...hooks.afterChange, handToPublisher],
    },
    upload: {
      staticDir,
      ...inBucket?.upload,
      handlers: [showFile(openFileStore(staticDir, target))],
      mimeTypes: [...new Set(MEDIA_TYPES.values())],
      // The form's own focal point and crops take the place of Payload's 'Edit image'.
      focalPoint: false,
      crop: false,
      adminThumbnail: "thumbnail",
      // The grid and the form have a larger one; fields show their own.
      displayPreview: false,
      imageSizes: [
        {
          name: "thumbnail",
          width: 320,
          withoutEnlargement: true,
          admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
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
        admin: { components: { Field: "/pictures/admin/alts#Alts", Cell: ALT_CELL } },
      },
      {
        name: "tags",
        type: "text",
        label: localized("content:media.tags"),
        hasMany: true,
        admin: {
          description: localized("content:media.tags.description"),
          components: { Cell: "/pictures/admin/tags-cell#TagsCell" },
        },
      },
      column("size", `${CELLS}#SizeCell`),
      column("uses", `${CELLS}#UsesCell`),
      otherAltsField,
      ...uploadColumns,
      { name: "decorative", type: "checkbox", label: localized("content:media.decorative"), defaultValue: false },
      {
        name: "crops",
        type: "ui",
        admin: { components: { Field: "/pictures/admin/crops#Crops" }, disableListColumn: true },
      },
    ],
  };
}
