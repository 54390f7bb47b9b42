import type { UploadField } from "payload";
import type { Words } from "../words";

interface PictureOptions {
  name: string;
  label: Words;
  required?: boolean;
  description?: Words;
}

/** A picture out of the library; its alt text and focal point belong to the picture. */
export function pictureField({ name, label, required = false, description }: PictureOptions): UploadField {
  return { name, type: "upload", relationTo: "media", hasMany: false, label, required, admin: { description } };
}
