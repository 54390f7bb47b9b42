import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import { typographyFaults } from "../../__tests__/support/typography";
import { readDemo } from "../../__tests__/support/demo-content";

const content = readDemo();

interface Text {
  path: string;
  locale: LocaleCode;
  text: string;
}

const LOCALE_SET = new Set<string>(LOCALE_CODES);
const RUSSIAN_ONLY = ["posts", "tags", "externals"];
/** Neither read by visitors nor written in a language. */
const MACHINE_KEYS = new Set([
  "beat",
  "key",
  "file",
  "alias",
  "type",
  "href",
  "url",
  "kind",
  "shape",
  "mark",
  "category",
  "categories",
  "services",
  "client",
  "case",
  "city",
  "tags",
  "network",
  "format",
  "employment",
  "currency",
  "unit",
  "countryCode",
  "postalCode",
  "email",
  "phone",
  "timeZone",
  "publishedAt",
  "validThrough",
  "updatedAt",
  "date",
  "version",
  "locale",
  "colors",
  "taxNumber",
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isLocale(value: unknown): value is LocaleCode {
  return typeof value === "string" && LOCALE_SET.has(value);
}

/** Every text that visitors read, with its locale and location. */
function collectTexts(node: unknown, path: string, locale?: LocaleCode): Text[] {
  if (typeof node === "string") {
    return locale ? [{ path, locale, text: node }] : [];
  }
  if (!isRecord(node)) {
    return [];
  }
  const own = "locale" in node && isLocale(node.locale) ? node.locale : locale;
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value === "string" && MACHINE_KEYS.has(key)) {
      return [];
    }
    return Array.isArray(value) && MACHINE_KEYS.has(key) && value.every((item) => typeof item === "string")
      ? []
      : collectTexts(value, `${path}.${key}`, isLocale(key) ? key : own);
  });
}

const texts = Object.entries(content).flatMap(([kind, entries]) =>
  collectTexts(entries, kind, RUSSIAN_ONLY.includes(kind) ? "ru" : undefined),
);

function offenders(pattern: RegExp): string[] {
  return texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);
}

test("the texts of all three languages are looked at", () => {
  for (const code of LOCALE_CODES) {
    expect(texts.filter(({ locale }) => locale === code).length).toBeGreaterThan(500);
  }
});

describe("typography", () => {
  test("every text is set as its language wants it", () => {
    const faults = texts.flatMap(({ path, locale, text }) =>
      typographyFaults(text, locale).map((fault) => `${path} has ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test("nothing is shouted", () => {
    expect(offenders(/!/u)).toEqual([]);
  });

  test("Russian titles hold no Latin words but names", () => {
    const names = /HOT HEADS|HR|EVP|Future Native|Instagram|Facebook|VK|LinkedIn|Agentura|YouTube/gu;
    const latin = texts.filter(
      ({ path, locale, text }) =>
        locale === "ru" && /\.title(\.ru)?$|\.name\.ru$/u.test(path) && /[A-Za-z]/u.test(text.replace(names, "")),
    );
    expect(latin).toEqual([]);
  });

  test("no word of a title is too long for display type at 360 px", () => {
    const long = texts.filter(
      ({ path, text }) => /\.title(\.\w+)?$/u.test(path) && text.split(/[\s-]/u).some((word) => word.length > 16),
    );
    expect(long).toEqual([]);
  });
});
