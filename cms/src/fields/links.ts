import { link, videoAddress, webAddress } from "@future-native/contract";
import type { TextFieldSingleValidation } from "payload";
import type { z } from "zod";
import { completeLink, completeLinkHook } from "./complete-link";
import { translate, type TextKey } from "../i18n";

/** A validator of an address that the contract's schema takes; nothing is taken too unless the field is required. */
function validateBy(schema: z.ZodType, message: TextKey): TextFieldSingleValidation {
  return (value, { req, required }) => {
    const address = completeLink(value ?? "");
    if (address === "") return required ? translate(req.i18n.language, "content:links.missing") : true;
    return schema.safeParse(address).success || translate(req.i18n.language, message);
  };
}

/** Completes an address, then checks it. */
const checksBy = (schema: z.ZodType, message: TextKey) => ({
  validate: validateBy(schema, message),
  hooks: { beforeChange: [completeLinkHook] },
});

/** For a field of an address of the web. */
export const webAddressChecks = checksBy(webAddress, "content:links.webAddress");

/** For one that begins with https. */
export const secureAddressChecks = checksBy(videoAddress, "content:links.secureAddress");

/** For a link to a path of the site, an address of the web, a mailbox or a phone. The same in texts and in fields. */
export const linkChecks = checksBy(link, "content:links.linkMessage");
