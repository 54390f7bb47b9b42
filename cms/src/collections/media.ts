import type { CollectionConfig, TextField, Validate } from "payload";
import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import { CROPS, FIELD_FINDER, SOURCE_TEXT } from "../admin/component-paths";
import { signedIn } from "../access/signed-in";
import { GROUPS } from "../groups";
import { uploadsInBucket } from "../files/uploads-in-bucket";
import { cleanPicture } from "../hooks/clean-picture";
import { keepFocalPoint } from "../hooks/keep-focal-point";
import { MEDIA_TYPES } from "../media-types";
import { words, wordsFor } from "../words";
import { uploadHooks } from "./upload-hooks";

const ALT_MESSAGE = words(
  "Say what the picture shows, in English first, or mark it as decoration.",
  "Опишите, что на картинке, сначала на английском, или отметьте её как украшение.",
  "Diga o que a imagem mostra, primeiro em inglês, ou marque-a como decoração.",
);

const validateAlt: Validate<string, unknown, { decorative?: boolean | null }, TextField> = (
  value,
  { req, siblingData },
) => {
  if (value?.trim() || siblingData.decorative || req.locale !== DEFAULT_LOCALE) return true;
  return wordsFor(req.i18n.language, ALT_MESSAGE);
};

/**
 * Pictures. The site makes its own sizes, so only the admin's thumbnail is made here.
 * @param staticDir folder of the files
 * @param target `s3://bucket/prefix`, when files are not to stay on this machine
 */
export function createMedia(staticDir: string, target: string | undefined): CollectionConfig {
  const inBucket = target ? uploadsInBucket("media", staticDir, target) : undefined;
  return {
    slug: "media",
    versions: false,
    labels: { singular: words("Picture", "Картинка", "Imagem"), plural: words("Pictures", "Картинки", "Imagens") },
    admin: {
      group: GROUPS.library,
      useAsTitle: "filename",
      defaultColumns: ["filename", "alt", "updatedAt"],
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      components: { edit: { beforeDocumentControls: [FIELD_FINDER] } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    // A copy would be the same file once more.
    disableDuplicate: true,
    hooks: {
      beforeOperation: [keepFocalPoint, cleanPicture],
      ...uploadHooks(inBucket),
    },
    upload: {
      staticDir,
      ...inBucket?.upload,
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
        label: words("What it shows", "Что на картинке", "O que mostra"),
        localized: true,
        hasMany: false,
        validate: validateAlt,
        admin: {
          description: words(
            "Read out to those who cannot see it.",
            "Зачитывается тем, кто её не видит.",
            "Lido em voz alta para quem não a vê.",
          ),
          components: { Description: SOURCE_TEXT },
        },
      },
      {
        name: "decorative",
        type: "checkbox",
        label: words("Only decorates", "Только украшает", "Apenas decora"),
        defaultValue: false,
      },
      { name: "crops", type: "ui", admin: { components: { Field: CROPS }, disableListColumn: true } },
    ],
  };
}
