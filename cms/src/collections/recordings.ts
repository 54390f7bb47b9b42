import type { CollectionConfig, UploadFieldSingleValidation } from "payload";
import { upload } from "payload/shared";
import { signedIn } from "../access/signed-in";
import { FIELD_FINDER } from "../admin/component-paths";
import { pictureField } from "../fields/picture";
import { recordingField } from "../fields/recording";
import { openFileStore } from "../files/file-store";
import { showFile } from "../files/show-file";
import { uploadsInBucket } from "../files/uploads-in-bucket";
import { GROUPS } from "../groups";
import { noteRecording, takeRecording } from "../hooks/take-recording";
import { RECORDING_TYPES } from "../media-types";
import { NO_POSTER } from "../recording-refusals";
import { words, wordsFor } from "../words";
import { uploadHooks } from "./upload-hooks";

const picture = pictureField({
  name: "poster",
  place: "text",
  label: words("Picture until it plays", "Картинка до начала", "Imagem até começar"),
  description: words(
    "A film needs one; what it shows says what the film shows. A sound has none.",
    "Нужна фильму; её описание — и есть описание фильма. Звуку не нужна.",
    "Um filme precisa de uma; o que ela mostra descreve o filme. Um som não tem.",
  ),
});

/** What is in use has all that the site needs of it. */
const validatePoster: UploadFieldSingleValidation = async (value, options) => {
  const { siblingData, req, event } = options;
  const isFilm = String(Object(siblingData).mimeType).startsWith("video/");
  if (isFilm && !value && event !== "onChange") return wordsFor(req.i18n.language, NO_POSTER);
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
    versions: false,
    labels: {
      singular: words("Film or sound", "Фильм или звук", "Filme ou som"),
      plural: words("Films and sounds", "Фильмы и звуки", "Filmes e sons"),
    },
    admin: {
      group: GROUPS.library,
      useAsTitle: "filename",
      defaultColumns: ["filename", "seconds", "updatedAt"],
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      description: words(
        "Films of at most 6 seconds, which are played again and again without sound, and sounds. 4 MB at most.",
        "Фильмы не длиннее 6 секунд — они идут по кругу без звука — и звуки. Не больше 4 МБ.",
        "Filmes de até 6 segundos, que se repetem sem som, e sons. No máximo 4 MB.",
      ),
      components: { edit: { beforeDocumentControls: [FIELD_FINDER] } },
    },
    access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    disableDuplicate: true,
    hooks: {
      beforeOperation: [takeRecording],
      beforeChange: [noteRecording],
      ...uploadHooks(inBucket),
    },
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
        label: words("The same film as H.264", "Тот же фильм в H.264", "O mesmo filme em H.264"),
        description: words(
          "For browsers that cannot play AV1.",
          "Для браузеров, которые не знают AV1.",
          "Para navegadores que não reproduzem AV1.",
        ),
      }),
      {
        name: "seconds",
        type: "number",
        label: words("Length in seconds", "Длина в секундах", "Duração em segundos"),
        admin: { readOnly: true },
      },
      { name: "codecs", type: "text", admin: { hidden: true } },
    ],
  };
}
