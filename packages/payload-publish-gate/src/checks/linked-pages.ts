import { textOf } from "payload-kit";
import { NEEDED } from "payload-kit/needed";
import { inEachLanguage, quoted, type Language } from "payload-kit/texts";
import type { Page } from "../content";
import type { Change, Check, Fault } from "../change";
import type { Site, SiteLink } from "../site";
import { translate } from "../texts";

const NAMED = 5;

/** Pages that others link to and that the change takes off the site, wholly or in a locale; with the list of links. */
export const linkedPages: Check = (change) => {
  const { after, before, id, list, site } = change;
  const gone = (before?.pages ?? []).filter((page) => !after?.pages.some(({ locale }) => locale === page.locale));
  return gone.flatMap((page): Fault[] => {
    const others = site.links.filter((link) => link.list !== list || link.id !== id);
    const links = others.filter(({ target }) => target && endOf(target.path, site) === page.path);
    // A link that has chosen the entry falls away by itself.
    const chosen = others.filter(({ entry, language }) => leadsTo(entry, change) && language === page.locale);
    const place = { field: emptyField(change, page), locale: page.locale, subject: page.path };
    return [
      ...(links.length > 0
        ? [{ ...place, severity: "error" as const, message: sentence("sentence", page, links) }]
        : []),
      ...(chosen.length > 0
        ? [{ ...place, severity: "warning" as const, message: sentence("falling", page, chosen) }]
        : []),
    ];
  });
};

/** Follows the redirects of renamed pages to the address at their end. */
function endOf(path: string, { redirects }: Site): string {
  const seen = new Set<string>();
  let end = path;
  for (let next: string | undefined = path; next !== undefined && !seen.has(next); next = redirects.get(next)) {
    seen.add(next);
    end = next;
  }
  return end;
}

const leadsTo = (entry: SiteLink["entry"], { id, list }: Change) => entry?.list === list && entry.id === id;

/** The text without which the locale does not show the entry. */
function emptyField({ after }: Change, { locale }: Page): string {
  const needed = (after?.fieldValues ?? []).filter(
    (fieldValue) => fieldValue.locale === locale && fieldValue.field.custom?.[NEEDED] === true,
  );
  return needed.find(({ value }) => textOf(value) === "")?.path ?? "";
}

function namesOf(links: readonly SiteLink[], language: Language): string {
  const places = [...new Set(links.map(({ title, list }) => (title ? quoted(language, title) : list)))];
  return places.slice(0, NAMED).join(", ") + (places.length > NAMED ? ", …" : "");
}

const sentence = (key: "falling" | "sentence", { path }: Page, links: readonly SiteLink[]) =>
  inEachLanguage((language) =>
    translate(language, `faults:linkedPages.${key}`, { path, named: namesOf(links, language) }),
  );
