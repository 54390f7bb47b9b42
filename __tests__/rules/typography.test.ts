/** The messages are set as a typographer would set them (the demo content is held to the same in `demo/__tests__`). */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "@future-native/contract/locales";
import { readSource, ROOT } from "../support/source-files";
import { typographyFaults } from "../support/typography";

type Messages = { [key: string]: string | Messages };

/** Quoted by the requirements to the letter, ordinary spaces included. */
const QUOTED = new Set(["ru/form.json: form.error"]);

function flatten(messages: Messages, prefix = ""): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

function faultsOf({ code, tag }: Locale): string[] {
  return readdirSync(join(ROOT, "locales", tag)).flatMap((file) =>
    flatten(JSON.parse(readSource(`locales/${tag}/${file}`)) as Messages)
      .filter(([key]) => !QUOTED.has(`${tag}/${file}: ${key}`))
      .flatMap(([key, text]) =>
        typographyFaults(text, code).map((fault) => `${tag}/${file}: ${key} has ${fault}: ${text}`),
      ),
  );
}

test.each(LOCALES)("the messages of $code are typeset", (locale) => {
  expect(faultsOf(locale)).toEqual([]);
});

test.each([
  ["en", "The agency's site", "a straight quote"],
  ["br", 'Um "sim"', "a straight quote"],
  ["en", "One.  Two", "two spaces"],
  ["ru", "Работа - не сон", "a hyphen for a dash"],
  ["en", "Wait...", "three dots for an ellipsis"],
  ["ru", "Работа — не\u00A0сон", "a dash that can start a line"],
  ["en", "Up to 20 MB", "a figure that can part from its unit"],
  ["ru", "До {{size}} МБ", "a figure that can part from its unit"],
  ["ru", "Закон № 152", "a sign that can part from its number"],
  ["en", "A ‘yes’", "quotes or dashes of another language"],
  ["ru", "Скажите “да”", "quotes or dashes of another language"],
  ["br", "Diga «sim»", "quotes or dashes of another language"],
  ["ru", "В городе", "a short word that can end a line"],
  ["ru", "Снимок и {{total}}", "a short word that can end a line"],
  ["ru", "Арт-\u2060директор", "a control character"],
  ["en", "Employ\u00ADer", "a control character"],
] as const)("in %s, %j has %s", (code, text, fault) => {
  expect(typographyFaults(text, code)).toContain(fault);
});

test.each([
  ["en", "It’s “yes”\u00A0– up to 20\u00A0MB, 4–6\u00A0clients…"],
  ["ru", "«Да»\u00A0— в\u00A0тот же вечер, до\u00A0{{size}}\u00A0МБ, 4–6\u00A0кейсов, шорт-лист и\u00A0контакт-центр"],
  ["br", "“Sim”, à beira d’água, 20\u00A0MB"],
] as const)("in %s, nothing is wrong with %j", (code, text) => {
  expect(typographyFaults(text, code)).toEqual([]);
});
