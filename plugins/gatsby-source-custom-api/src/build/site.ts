/** What belongs to the site as a whole: its settings and the offices. */
import type { Office, Seo, Site } from "@future-native/contract";
import type { Body, Fields } from "./draft";
import { blockFields, seoFields, type PictureTaker } from "./rich-text";

export function officeBody({ id: _, ...fields }: Office): Body {
  return { fields };
}

export function siteBody({ locale: _, offices, figures, pages, ...settings }: Site, take: PictureTaker): Body {
  return {
    fields: {
      ...settings,
      figures: figures.map(({ id, ...figure }) => ({ entryId: id, ...figure })),
      pages: pageFields(pages, take),
    },
    relations: [
      { field: "offices", link: "officeNodeIds", type: "Office", target: offices.map((office) => office.id) },
    ],
  };
}

function pageFields(pages: Site["pages"], take: PictureTaker): Fields {
  const { home, about, cases, career, contacts, blog, privacy } = pages;
  const screen = <Page extends { seo: Seo }>(name: keyof Site["pages"], page: Page) => ({
    ...page,
    seo: seoFields(page.seo, `pages.${name}.seo`, take),
  });
  return {
    home: screen("home", home),
    about: { ...screen("about", about), body: blockFields(about.body, "pages.about.body", take) },
    cases: screen("cases", cases),
    career: { ...screen("career", career), about: blockFields(career.about, "pages.career.about", take) },
    contacts: screen("contacts", contacts),
    blog: screen("blog", blog),
    privacy: { ...screen("privacy", privacy), body: blockFields(privacy.body, "pages.privacy.body", take) },
  };
}
