import { isRecord, textOf } from "payload-kit";
import type { Change, Fault } from "payload-publish-gate";
import { plainPath } from "../fields/plain-path";
import { addressesInCircles } from "../fields/redirect-circle";
import { localized } from "../i18n";
import type { SiteCheck } from "./check";

/** Redirects that lead in a circle or to another redirect, and links that reach their page by one. */
export const redirects: SiteCheck = (change) => [...ownRedirects(change), ...linksByRedirect(change)];

function ownRedirects({ after, list, site }: Change): Fault[] {
  const rows = list === "settings" && Array.isArray(after?.doc.redirects) ? after.doc.redirects.filter(isRecord) : [];
  const own = rows.map(({ from, to }) => [plainPath(textOf(from)), plainPath(textOf(to))] as const);
  const all = new Map([...site.redirects, ...own]);
  const circling = addressesInCircles(all);
  return own.flatMap(([from, to], at): Fault[] => {
    const next = all.get(to);
    if (!from || !to || (next === undefined && from !== to)) return [];
    const fault = { field: `redirects.${at}.to`, locale: null, subject: `${from} ${to}` };
    if (circling.has(from))
      return [{ severity: "error", ...fault, message: localized("content:redirects.circle", { from }) }];
    return [{ severity: "warning", ...fault, message: localized("checks:redirects.detour", { to, end: next ?? to }) }];
  });
}

function linksByRedirect({ after, site }: Change): Fault[] {
  return (after?.links ?? []).flatMap(({ field, href, locale, target }): Fault[] => {
    const end = target && site.redirects.get(target.path);
    if (!target || end === undefined || field.startsWith("redirects.")) return [];
    return [
      {
        severity: "warning",
        field,
        locale,
        message: localized("checks:redirects.detour", { to: target.path, end }),
        subject: href,
      },
    ];
  });
}
