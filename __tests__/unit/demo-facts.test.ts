/** The facts that the source document claims of the agency, each in the demo's visible copy and in no other version (X18, section 1). */
import { LOCALE_CODES } from "@future-native/contract/locales";
import { readDemo } from "../support/demo-content";

const { about, career, ...settings } = readDemo().site;

const FACTS = {
  en: [
    /international agency/,
    /about forty people/,
    /over thirty awards, a third of them international/,
    /four offices/,
  ],
  ru: [/международное агентство/, /около сорока человек/, /больше тридцати, треть — международные/, /Четыре офиса/],
  br: [
    /agência internacional/,
    /umas quarenta pessoas/,
    /mais de trinta, um terço deles internacionais/,
    /quatro escritórios/,
  ],
} as const;

const FIGURES = ["100+", "40", "20+", "4–6", "10+"];

describe("A4: the demo claims what the source document does", () => {
  it.each(LOCALE_CODES)("in the words of %s", (locale) => {
    const copy = JSON.stringify([about.lead, about.body, career.lead, career.about].map((text) => text?.[locale]))
      // As they are written.
      .replaceAll("\u00A0", " ");
    for (const fact of FACTS[locale]) expect(copy).toMatch(fact);
  });

  it("in figures that a year more leaves true", () => {
    expect(settings.figures.map(({ value }) => value.en)).toEqual(FIGURES);
    expect(new Date().getFullYear() - settings.foundedIn).toBeGreaterThanOrEqual(10);
  });

  it("with a third of the awards international in one place only, that of all awards", () => {
    const labels = JSON.stringify(settings.figures.map(({ label }) => label));
    expect(labels).not.toMatch(/third|треть|terço/);
  });
});
