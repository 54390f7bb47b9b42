import type { TextFieldSingleValidation } from "payload";
import { words, wordsFor } from "../words";

const MESSAGES = {
  missing: words("Give an address.", "Укажите адрес.", "Informe um endereço."),
  malformed: words(
    "Give a whole address, for instance https://example.com.",
    "Укажите адрес целиком, например https://example.com.",
    "Informe o endereço completo, por exemplo https://example.com.",
  ),
  secure: words(
    "The address must begin with https://.",
    "Адрес должен начинаться с https://.",
    "O endereço deve começar com https://.",
  ),
};

function protocolOf(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).protocol : undefined;
}

/** An address of the web, or nothing unless the field is required. */
export const validateWebAddress: TextFieldSingleValidation = (value, { req, required }) => {
  const say = (message: keyof typeof MESSAGES) => wordsFor(req.i18n.language, MESSAGES[message]);
  if (!value) return required ? say("missing") : true;
  const protocol = protocolOf(value);
  return protocol === "https:" || protocol === "http:" || say("malformed");
};

/** An address that begins with https. */
export const validateSecureAddress: TextFieldSingleValidation = (value, options) => {
  const valid = validateWebAddress(value, options);
  if (valid !== true || !value || protocolOf(value) === "https:") return valid;
  return wordsFor(options.req.i18n.language, MESSAGES.secure);
};
