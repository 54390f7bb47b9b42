/** The forms of the admin whose previews show every page of the site. */
import type { APIRequestContext } from "@playwright/test";
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";

/** Address of a form in a language. */
export interface PreviewedForm {
  readonly list: string;
  /** Empty for a global. */
  readonly id: string;
  readonly locale: LocaleCode;
  readonly address: string;
}

const SCREENS = ["home", "about", "cases", "career", "contacts", "blog", "privacy"];

/** @param server signed in */
export async function previewedForms(
  server: APIRequestContext,
  options: { headers: Record<string, string> },
): Promise<PreviewedForm[]> {
  const entriesOf = async (list: string) => {
    const answer = await server.get(`/cms-api/${list}?limit=1000&depth=0&where[_status][equals]=published`, options);
    const { docs }: { docs: { id: number }[] } = await answer.json();
    return docs.map(({ id }) => ({ list, id: String(id), path: `collections/${list}/${id}` }));
  };
  const places = [
    ...SCREENS.map((screen) => ({ list: `page-${screen}`, id: "", path: `globals/page-${screen}` })),
    ...(await entriesOf("cases")),
    ...(await entriesOf("jobs")),
    ...(await entriesOf("blog-posts")),
  ];
  return places.flatMap(({ list, id, path }) =>
    localesOf(list).map((locale) => ({ list, id, locale, address: `/admin/${path}?locale=${locale}` })),
  );
}

/** Articles are written in Russian alone. */
const localesOf = (list: string): readonly LocaleCode[] => (list === "blog-posts" ? ["ru"] : LOCALE_CODES);
