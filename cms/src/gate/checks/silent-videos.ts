import type { Check } from "../change";
import { partsOf } from "../facts/rich-text-parts";
import { localized } from "../../i18n";
/** Videos whose address is gone or does not answer; asked by the server, never in the browser of a visitor. */
export const silentVideos: Check = ({ addresses, after }) =>
  (after?.fieldValues ?? []).flatMap(({ field, locale, path, value }) => {
    const videos = field.type === "richText" ? partsOf(value).videos : [];
    return videos.flatMap((address) => {
      const state = addresses.get(address);
      if (state !== "gone" && state !== "silent") return [];
      const message = localized(`checks:silentVideos.${state}`, { address });
      return [{ severity: state === "gone" ? "error" : "warning", field: path, locale, message, subject: address }];
    });
  });
