import { link, videoAddress, webAddress } from "@future-native/contract";
import type { TextFieldSingleValidation } from "payload";
import type { z } from "zod";
import { words, wordsFor, type Words } from "../words";
import { completeLink, completeLinkHook } from "./complete-link";

const MISSING = words("Give an address.", "Укажите адрес.", "Informe um endereço.");

const WEB_ADDRESS = words(
  "Give a whole address, for instance https://example.com.",
  "Укажите адрес целиком, например https://example.com.",
  "Informe o endereço completo, por exemplo https://example.com.",
);

const SECURE_ADDRESS = words(
  "The address must begin with https://.",
  "Адрес должен начинаться с https://.",
  "O endereço deve começar com https://.",
);

export const LINK_MESSAGE = words(
  "Begin the link with https://, mailto: or tel:, or give a path of this site, for instance /cases, without spaces.",
  "Начните ссылку с https://, mailto: или tel: либо укажите путь на этом сайте, например /cases, без пробелов.",
  "Comece o link com https://, mailto: ou tel:, ou informe um caminho deste site, por exemplo /cases, sem espaços.",
);

/** A validator of an address that the contract's schema takes; nothing is taken too unless the field is required. */
function validateBy(schema: z.ZodType, message: Words): TextFieldSingleValidation {
  return (value, { req, required }) => {
    const address = completeLink(value ?? "");
    if (address === "") return required ? wordsFor(req.i18n.language, MISSING) : true;
    return schema.safeParse(address).success || wordsFor(req.i18n.language, message);
  };
}

/** Completes an address, then checks it. */
const checksBy = (schema: z.ZodType, message: Words) => ({
  validate: validateBy(schema, message),
  hooks: { beforeChange: [completeLinkHook] },
});

/** For a field of an address of the web. */
export const webAddressChecks = checksBy(webAddress, WEB_ADDRESS);

/** For one that begins with https. */
export const secureAddressChecks = checksBy(videoAddress, SECURE_ADDRESS);

/** For a link to a path of the site, an address of the web, a mailbox or a phone. The same in texts and in fields. */
export const linkChecks = checksBy(link, LINK_MESSAGE);
