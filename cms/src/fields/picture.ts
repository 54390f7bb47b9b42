import type { PayloadRequest, UploadField, UploadFieldSingleValidation } from "payload";
import { upload } from "payload/shared";
import { isTooSmall, LEAST, PLACE, pixelsOf, type PicturePlace } from "../picture-sizes";
import { translate, type Localized } from "../i18n";

interface PictureOptions {
  name: string;
  label: Localized;
  /** Part of the site that shows it; determines its least size. */
  place: PicturePlace;
  required?: boolean;
  description?: Localized;
}

/** A picture out of the library; its alt text and focal point belong to the picture. */
export function pictureField({ name, label, place, required = false, description }: PictureOptions): UploadField {
  const validate: UploadFieldSingleValidation = async (value, options) => {
    const isValid = await upload(value, options);
    // While a form is filled in, the picture beside the field speaks for itself.
    if (isValid !== true || typeof value !== "number" || options.event === "onChange") return isValid;
    return checkSize(value, place, options.req);
  };
  return {
    name,
    type: "upload",
    relationTo: "media",
    displayPreview: true,
    hasMany: false,
    label,
    required,
    validate,
    custom: { [PLACE]: place },
    admin: { description },
  };
}

async function checkSize(id: number, place: PicturePlace, req: PayloadRequest): Promise<string | true> {
  const picture = await req.payload.findByID({
    collection: "media",
    id,
    depth: 0,
    select: { width: true, height: true },
    disableErrors: true,
    req,
  });
  // One without a size is named by the API, and one that is gone as well.
  if (!picture?.width || !picture.height) return true;
  const size = { width: picture.width, height: picture.height };
  return isTooSmall(size, LEAST[place])
    ? translate(req.i18n.language, "content:picture.tooSmall", pixelsOf(size, LEAST[place]))
    : true;
}
