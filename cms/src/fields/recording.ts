import type { UploadField, UploadFieldSingleValidation } from "payload";
import { upload } from "payload/shared";
import { translate, type Localized } from "../i18n";

interface RecordingOptions {
  name: string;
  label: Localized;
  kind: "film" | "sound";
  description?: Localized;
}

const KINDS = {
  film: { type: "video/", refusal: "content:recording.noFilm" },
  sound: { type: "audio/", refusal: "content:recording.noSound" },
} as const;

/** A film or a sound out of the library. */
export function recordingField({ name, label, kind, description }: RecordingOptions): UploadField {
  const { type, refusal } = KINDS[kind];
  const validate: UploadFieldSingleValidation = async (value, options) => {
    if (typeof value === "number" && options.event !== "onChange") {
      const { payload, i18n } = options.req;
      const query = { depth: 0, select: { mimeType: true }, disableErrors: true, req: options.req } as const;
      const found = await payload.findByID({ collection: "recordings", id: value, ...query });
      // One that is gone is named by Payload's own check.
      if (found?.mimeType && !found.mimeType.startsWith(type)) return translate(i18n.language, refusal);
    }
    return upload(value, options);
  };
  return {
    name,
    type: "upload",
    relationTo: "recordings",
    hasMany: false,
    label,
    validate,
    filterOptions: { mimeType: { contains: type } },
    admin: { description },
  };
}
