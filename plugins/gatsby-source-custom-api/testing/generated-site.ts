import { LOCALE_CODES, type Block, type Locale, type Site } from "@future-native/contract";

const seo = { title: null, description: null, picture: null };
const text = (words: string): Block[] => [{ type: "paragraph", runs: [{ text: words }] }];

/** Settings, an office and the texts of every screen in a locale. */
export function generatedSite(locale: Locale | undefined): Site {
  if (!locale) {
    throw new RangeError("The contract has no locales.");
  }
  const screen = (title: string) => ({ title: `${title} ${locale.code}`, lead: `${title} in a sentence`, seo });
  const titled = (title: string) => ({ title, text: `${title} in a sentence.` });
  return {
    locale: locale.code,
    productName: "Generated Agency",
    slogan: "brands by number",
    description: `An agency that was made up (${locale.code})`,
    sharingPicture: null,
    languages: [...LOCALE_CODES],
    colors: null,
    logo: null,
    foundedIn: 2012,
    phone: locale.showsPhone ? "+7 495 000-00-00" : null,
    email: { general: "hello@agency.example", jobs: "jobs@agency.example" },
    school: { title: "School", url: "https://school.example" },
    social: locale.social.map((network) => ({ network, title: network, url: `https://${network}.example/agency` })),
    offices: [
      {
        ...{
          id: "office-1",
          city: `Tbilisi ${locale.code}`,
          country: "Georgia",
          street: "Street 1",
          postalCode: "0100",
        },
        ...{ email: "tbilisi@agency.example", timeZone: "Asia/Tbilisi", legalName: null, taxNumber: null, sort: 1 },
      },
    ],
    figures: [{ id: "figure-1", value: "100+", label: "clients" }],
    verification: { google: null, yandex: null, bing: null },
    redirects: [],
    brief: { word: "Brief?", lead: "Tell us.", agency: "To the agency", school: "To the school" },
    pages: {
      home: { ...screen("Home"), words: ["one", "two"] },
      about: { ...screen("About"), body: text("About the agency.") },
      cases: screen("Cases"),
      career: {
        ...screen("Career"),
        ...{ about: text("Work here."), values: [titled("Value")], steps: [titled("Step")] },
        internship: { title: "HOT HEADS", lead: "An internship.", points: ["Paid"], note: null },
        ...{ what: titled("What"), offer: [titled("Offer")], happy: titled("Happy") },
      },
      contacts: screen("Contacts"),
      blog: screen("Blog"),
      privacy: { ...screen("Privacy"), body: text("Your data."), version: "1", updatedAt: "2025-01-01" },
    },
    updatedAt: "2025-01-15T09:00:00.000Z",
  };
}
