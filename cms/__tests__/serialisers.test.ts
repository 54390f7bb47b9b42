import { award, caseEntry, localizedPicture, office, teamMember, vacancy } from "@future-native/contract";
import { serialiseCase, type CaseContext } from "../src/public-api/serialisers/cases";
import { serialiseJobCity, serialiseVacancy } from "../src/public-api/serialisers/jobs";
import { serialiseTeamMember } from "../src/public-api/serialisers/people";
import { createLocalizedPictures, createMediaLookup } from "../src/public-api/serialisers/pictures";
import { serialiseOffice } from "../src/public-api/serialisers/site";
import { serialiseAward, serialiseService } from "../src/public-api/serialisers/work";
import { awardDoc, caseDoc, jobDoc, mediaDoc, officeDoc, teamDoc } from "./support/documents";

const context: CaseContext = {
  locale: "en",
  pictures: createMediaLookup([mediaDoc()]),
  pathOf: () => undefined,
  published: { clients: new Set(["1"]), categories: new Set(["1", "2"]), services: new Set(["2"]) },
  awardsOf: new Map([["3", ["4", "9"]]]),
};

describe("a case", () => {
  test("becomes an entry of the contract, relations as ids of what is published", () => {
    const entry = serialiseCase(caseDoc(), context);
    expect(caseEntry.safeParse(entry).error).toBeUndefined();
    expect(entry).toMatchObject({
      id: "3",
      clientId: "1",
      categoryIds: ["1", "2"],
      serviceIds: ["2"],
      awardIds: ["4", "9"],
      territory: { colors: ["sand", "ink", "hot"], mark: "wave", seed: 9 },
      cover: { url: "/media/cover%205.webp", focal: { x: 0.25, y: 0.75 }, alt: "A cover" },
      seo: { title: null, description: null, picture: null },
    });
  });

  test.each([{ title: "  " }, { lead: null }, { body: null }])("is not there in a locale that lacks %j", (missing) => {
    expect(serialiseCase(caseDoc(missing), context)).toBeNull();
  });

  test("takes the moment of its making where it never got one of publishing", () => {
    expect(serialiseCase(caseDoc({ publishedAt: null }), context)?.publishedAt).toBe("2026-03-01T10:00:00.000Z");
  });

  test("an error names entry, locale and field", () => {
    expect(() => serialiseCase(caseDoc({ cover: 99 }), context)).toThrow(
      'cases 3 "A case", locale en: cover shows picture 99, which is no longer in the library: choose another',
    );
    expect(() => serialiseCase(caseDoc({ alias: null }), context)).toThrow(/locale en: alias is empty/);
  });
});

test("a service without a lead is not there", () => {
  const doc = { id: 1, title: "Research", points: "one\n two ", updatedAt: "", createdAt: "" };
  expect(serialiseService(doc, "ru")).toBeNull();
  expect(serialiseService({ ...doc, lead: "We ask" }, "ru")).toMatchObject({ locale: "ru", points: ["one", "two"] });
});

test("an award is null in a locale that lacks either text, and points at published cases only", () => {
  const doc = { en: awardDoc(), ru: awardDoc({ nomination: null }), br: awardDoc({ festival: "Festival BR" }) };
  const entry = serialiseAward(doc, new Set());
  expect(award.safeParse(entry).error).toBeUndefined();
  expect(entry).toMatchObject({
    festival: { en: "Festival", ru: null, br: "Festival BR" },
    nomination: { en: "Nomination", ru: null },
    caseId: null,
  });
  expect(serialiseAward(doc, new Set(["3"])).caseId).toBe("3");
});

test("a vacancy has all its texts in a locale or none, lists a line an item, days as dates", () => {
  const seo = { title: " Writer of letters ", description: null, picture: 1 };
  const doc = { en: jobDoc({ seo }), ru: jobDoc({ duties: "" }), br: jobDoc({ plus: "Um\nDois" }) };
  const library = createMediaLookup([mediaDoc({ id: 1 })]);
  const libraries = { en: library, ru: library, br: library };
  const entry = serialiseVacancy(doc, libraries);
  expect(vacancy.safeParse(entry).error).toBeUndefined();
  expect(entry).toMatchObject({
    offer: { en: ["Pay", "Time"], ru: null },
    title: { en: "Writer", ru: null, br: "Writer" },
    plus: { en: [], ru: null, br: ["Um", "Dois"] },
    salary: null,
    validThrough: "2026-12-31",
    cityId: "2",
    seo: { en: { title: "Writer of letters", picture: { width: 1600 } }, ru: null, br: { title: null, picture: null } },
  });
  const paid = jobDoc({ salary: { min: 1000, max: 2000, currency: "EUR", unit: "month" } });
  expect(serialiseVacancy({ en: paid, ru: paid, br: paid }, libraries).salary).toEqual({
    min: 1000,
    max: 2000,
    currency: "EUR",
    unit: "month",
  });
});

test("a city is named where it has a name", () => {
  const city = (title: string | null) => ({ id: 2, title, countryCode: "GE", sort: 10, updatedAt: "", createdAt: "" });
  expect(serialiseJobCity({ en: city("Tbilisi"), ru: city("Тбилиси"), br: city(null) }).title).toEqual({
    en: "Tbilisi",
    ru: "Тбилиси",
    br: null,
  });
});

describe("a team member", () => {
  const pictures = createLocalizedPictures([]);

  test("belongs to categories", () => {
    const doc = { en: teamDoc(), ru: teamDoc(), br: teamDoc({ name: null }) };
    const entry = serialiseTeamMember(doc, new Set(["1"]), pictures);
    expect(teamMember.safeParse(entry).error).toBeUndefined();
    expect(entry.position).toEqual({ en: "Director", ru: "Director", br: null });
  });

  test("without one is refused by name", () => {
    const doc = { en: teamDoc(), ru: teamDoc(), br: teamDoc() };
    expect(() => serialiseTeamMember(doc, new Set(), pictures)).toThrow(
      'team 6 "Nino": categories is empty: choose one at least',
    );
  });
});

test("a picture is described in each locale, with nothing where it only decorates", () => {
  const doc = { en: mediaDoc(), ru: mediaDoc({ alt: null }), br: mediaDoc({ alt: "Uma capa" }) };
  const picture = createLocalizedPictures([doc])(5, { kind: "clients" }, "logo");
  expect(localizedPicture.safeParse(picture).error).toBeUndefined();
  expect(picture?.alt).toEqual({ en: "A cover", ru: null, br: "Uma capa" });
  const decorative = mediaDoc({ decorative: true });
  const media = createMediaLookup([decorative]);
  expect(media.picture(5, { kind: "cases" }, "cover").alt).toBe("");
  expect(media.optional(null, { kind: "cases" }, "cover")).toBeNull();
});

test("an office shows its legal entity where the locale shows one, and its street not where that is hidden (N32, A3)", () => {
  expect(office.safeParse(serialiseOffice(officeDoc(), "en")).error).toBeUndefined();
  expect(serialiseOffice(officeDoc(), "en")).toMatchObject({ legalName: null, taxNumber: null });
  expect(serialiseOffice(officeDoc(), "ru")).toMatchObject({ legalName: "OOO", taxNumber: "7700000000" });
  const hidden = serialiseOffice(officeDoc(), "br");
  expect(office.safeParse(hidden).error).toBeUndefined();
  expect(hidden).toMatchObject({ street: null, postalCode: null, email: officeDoc().email });
  expect(serialiseOffice(officeDoc({ street: null }), "en")).toBeNull();
});
