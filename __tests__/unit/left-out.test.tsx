import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { LOCALES, localesInUse } from "@future-native/contract/locales";
import { startRedirect } from "../../src/i18n/startup";
import { switchesOf } from "../../src/i18n/use-switches";
import { Footer } from "../../src/layouts/footer";
import { Header } from "../../src/layouts/header";
import { Awards } from "../../src/sections/awards/awards";
import { Brief } from "../../src/sections/brief/brief";
import { CareersLink } from "../../src/sections/careers-link/careers-link";
import { CasesStrip } from "../../src/sections/cases-strip/cases-strip";
import { Clients } from "../../src/sections/clients/clients";
import { ContactCities } from "../../src/sections/contact-cities/contact-cities";
import { Hero } from "../../src/sections/hero/hero";
import { Jobs } from "../../src/sections/jobs/jobs";
import { News } from "../../src/sections/news/news";
import { Offices } from "../../src/sections/offices/offices";
import { Results } from "../../src/sections/results/results";
import { Services } from "../../src/sections/services/services";
import { TeamLine } from "../../src/sections/team-line/team-line";
import { ListsOfAll } from "../../src/search/lists-of-all";
import { headData } from "../../src/seo/head-data";
import { sitemap } from "../../src/seo/sitemap";
import { findLeftOut, type WrittenPlaces } from "../../src/site/find-left-out";
import type { LeftOut } from "../../src/site/left-out";
import { pagesFor } from "../../src/site/pages";
import { previewModels } from "../../src/site/pages-without-route";
import { renderOnPage } from "../support/render-on-page";

const siteUrl = "https://agency.example";
const day = "2025-03-01T10:00:00.000Z";
const SCREENS = { about: {}, cases: {}, career: {}, contacts: {}, blog: {}, privacy: {} };
const NOTHING = { about: null, cases: null, career: null, contacts: null, blog: null, privacy: null };

const written = (
  pages: Record<"en" | "ru" | "br", typeof SCREENS | typeof NOTHING>,
  languages = ["en", "ru", "br"],
): WrittenPlaces => ({
  ...{ services: { distinct: [] }, news: { distinct: ["en"] }, team: { distinct: [] } },
  written: { nodes: localesInUse(languages).map((locale) => ({ locale, languages, pages: pages[locale] })) },
});

const EMPTY = { ...written({ en: NOTHING, ru: NOTHING, br: NOTHING }), news: { distinct: [] } };
const ALL_LEFT_OUT: LeftOut = findLeftOut(EMPTY, []);

const siteOf = (leftOut: LeftOut) =>
  pagesFor({ cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day }, leftOut });

describe("what a site leaves out", () => {
  it("is each screen without texts in a locale, and each section that links lead to and that has no entry", () => {
    const leftOut = findLeftOut(written({ en: SCREENS, ru: SCREENS, br: { ...SCREENS, ...NOTHING } }), []);
    expect(leftOut.en).toEqual(["index#services", "about#team"]);
    expect(leftOut.ru).toEqual(["index#services", "index#news", "about#team"]);
    // The blog is there in every locale as it is in Russian.
    expect(leftOut.br).toEqual([
      ...["about", "cases", "career", "contacts", "privacy"],
      ...["index#jobs", "index#services", "index#news", "about#team"],
    ]);
  });

  it("keeps the vacancies of home where there is one, without a page about working here", () => {
    const vacancies = [{ locale: "ru" as const, closed: false }];
    expect(findLeftOut(EMPTY, vacancies).ru).not.toContain("index#jobs");
  });

  it("is nothing in the context of the pages of a whole site", () => {
    expect(siteOf({}).filter(({ context }) => "leftOut" in context)).toEqual([]);
  });
});

describe("a language that is not in use", () => {
  const all = { en: SCREENS, ru: SCREENS, br: SCREENS };
  const entry = (locale: "en" | "br") => ({ entryId: "1", locale, alias: "north", updatedAt: day });
  const pages = pagesFor({
    ...{ cases: [entry("en"), entry("br")], vacancies: [], posts: [], screens: { en: day, ru: day, br: "" } },
    leftOut: findLeftOut(written(all, ["en", "ru"]), []),
  });

  it("has no page, no alternate and no switch; English is always in use", () => {
    expect(pages.filter(({ path }) => path.startsWith("/br"))).toEqual([]);
    expect(new Set(pages.flatMap(({ context }) => context.alternates))).toEqual(new Set(["en", "ru"]));
    expect(
      pages
        .flatMap(({ context }) => switchesOf(context))
        .map(({ path }) => path)
        .join(),
    ).not.toMatch(/\/br(?:\/|,|$)/);
    expect(
      previewModels(pages)
        .map(({ path }) => path)
        .join(),
    ).not.toMatch(/\/br(?:\/|,|$)/);
    expect(localesInUse(["ru"])).toEqual(["en", "ru"]);
  });

  it("leaves a site in one language without hreflang, in its pages and in the sitemap", async () => {
    const only = pagesFor({
      ...{ cases: [entry("en")], vacancies: [], posts: [], screens: { en: day, ru: "", br: "" } },
      leftOut: findLeftOut(written(all, ["en"]), []),
    });
    const site = { url: siteUrl, productName: "Agency", description: null };
    expect(only.flatMap(({ context }) => headData(context, {}, site).alternates)).toEqual([]);
    expect(Object.values(await sitemap(only, { siteUrl })).join()).not.toContain("hreflang");
  });

  it("is not where a first visit is sent", () => {
    expect(startRedirect({ pathname: "/", cookie: undefined, languages: ["ru"], table: [] })).toBeUndefined();
    const table = LOCALES.filter(({ code }) => code !== "br");
    const visit = { pathname: "/", cookie: undefined, languages: ["pt-BR", "ru"] };
    expect(startRedirect({ ...visit, table })).toBe("/ru");
    expect(startRedirect(visit)).toBe("/br");
  });
});

describe("a site without texts", () => {
  const pages = siteOf(ALL_LEFT_OUT);

  it("has home, the forms, the search and the 404 in every locale", () => {
    const english = pages.filter(({ context }) => context.locale === "en").map(({ path }) => path);
    expect(english.sort()).toEqual(["/", "/404", "/contacts/brief", "/contacts/job", "/contacts/speaker", "/search"]);
    expect(pages).toHaveLength(3 * english.length);
  });

  it("names no screen in the sitemap that it does not have", async () => {
    const { "sitemap.xml": xml } = await sitemap(pages, { siteUrl });
    expect(xml).toContain(`${siteUrl}/ru/contacts/job`);
    expect(xml).not.toMatch(/about|privacy|career|blog/);
  });

  it("shows drafts of the screens all the same", () => {
    const models = previewModels(pages).map(({ path }) => path);
    expect(models).toEqual(expect.arrayContaining(["/preview/about/en", "/preview/privacy/br", "/preview/blog/ru"]));
    expect(models).not.toContain("/preview/index/en");
  });
});

it("hreflang and the switcher know a screen in the locales alone that have it", () => {
  const pages = siteOf({ br: ["about", "cases"] });
  const about = pages.find(({ path }) => path === "/about");
  if (!about) throw new Error("There is no page about the agency.");
  const head = headData(about.context, {}, { url: siteUrl, productName: "Agency", description: null });
  expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(["en", "ru", "x-default"]);
  expect(switchesOf(about.context).map(({ path }) => path)).toEqual(["/ru/about", "/br"]);
});

const NO_SETTINGS = {
  ...{ productName: "Agency", slogan: null, foundedIn: null, phone: null, email: { general: null, jobs: null } },
  ...{ ownLogo: null, school: null, brief: null, social: [], offices: [], figures: [], pages: { home: null } },
};

const SECTIONS: readonly [string, ReactElement][] = [
  ["figures", <Results settings={NO_SETTINGS} />],
  ["Brief?", <Brief settings={NO_SETTINGS} />],
  ["offices", <Offices settings={NO_SETTINGS} />],
  ["cities", <ContactCities offices={[]} art={undefined} />],
  ["cases", <CasesStrip cases={[]} total={0} />],
  ["services", <Services services={[]} />],
  ["awards", <Awards awards={[]} />],
  ["clients", <Clients clients={[]} />],
  ["team", <TeamLine members={[]} />],
  ["vacancies", <Jobs vacancies={[]} cities={[]} more={<CareersLink />} />],
  ["news", <News items={[]} />],
  ["lists of the search", <ListsOfAll />],
];

describe("a part without content is absent, not blank", () => {
  it.each(SECTIONS)("%s", (_, section) => {
    const { container } = renderOnPage("/", section, { leftOut: ALL_LEFT_OUT });
    expect(container).toBeEmptyDOMElement();
  });

  it("home begins with the product's name where there is no slogan", () => {
    renderOnPage("/", <Hero settings={NO_SETTINGS} cases={[]} />, { leftOut: ALL_LEFT_OUT });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Agency$/);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("menu and footer lead to what is there, without an empty list", () => {
    const frame = (
      <>
        <Header settings={NO_SETTINGS} />
        <Footer settings={NO_SETTINGS} />
      </>
    );
    const { container } = renderOnPage("/ru", frame, { leftOut: ALL_LEFT_OUT });
    const menu = screen.getByRole("navigation", { name: "Главное меню" });
    expect(
      within(menu)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Главная", "Поиск"]);
    expect([...container.querySelectorAll("ul, ol, li, h2, p, address")].filter((part) => !part.textContent)).toEqual(
      [],
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent(/^© \d{4} Agency$/);
  });
});
