import { words } from "../../words";
import type { Change, Check, Fault } from "../change";
import { textOf } from "../facts/leaves";
import type { Page } from "../facts/pages";
import type { SiteLink } from "../facts/site";
import { NEEDED } from "../../fields/needed";

const NAMED = 5;

/** Pages that others link to and that the change takes off the site, wholly or in a language; with the list of links (X13). */
export const linkedPages: Check = (change) => {
  const { after, before, id, list, site } = change;
  // A renamed page is found by its earlier address.
  const gone = (before?.pages ?? []).filter((page) => !after?.pages.some(({ locale }) => locale === page.locale));
  return gone.flatMap((page): Fault[] => {
    const links = site.links.filter(
      (link) => link.target?.path === page.path && (link.list !== list || link.id !== id),
    );
    if (links.length === 0) return [];
    const field = emptyField(change, page);
    return [{ severity: "error", field, locale: page.locale, message: sentence(page, links), subject: page.path }];
  });
};

/** The text without which the language does not show the entry. */
function emptyField({ after }: Change, { locale }: Page): string {
  const needed = (after?.leaves ?? []).filter((leaf) => leaf.locale === locale && leaf.field.custom?.[NEEDED] === true);
  return needed.find(({ value }) => textOf(value) === "")?.path ?? "";
}

function sentence({ path }: Page, links: readonly SiteLink[]) {
  const places = [...new Set(links.map(({ title, list }) => (title ? `“${title}”` : list)))];
  const named = places.slice(0, NAMED).join(", ") + (places.length > NAMED ? ", …" : "");
  return words(
    `${path} would be gone, and these link to it: ${named}. Take the links out there first.`,
    `Страницы ${path} не станет, а на неё ссылаются: ${named}. Сначала уберите ссылки там.`,
    `${path} deixaria de existir, e há links para ela em: ${named}. Tire antes os links de lá.`,
  );
}
