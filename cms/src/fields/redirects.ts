import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { redirectFrom, redirectTo } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import type { ArrayField, ArrayFieldValidation, PayloadRequest, TextFieldSingleValidation } from "payload";
import { readEnv } from "../env";
import { WITH_PAGES } from "./with-pages";
import { plainPath } from "./plain-path";
import { addressesInCircles } from "./redirect-circle";
import { localized, translate } from "../i18n";

const validateFrom: TextFieldSingleValidation = (value, { req }) =>
  redirectFrom.safeParse(value).success || translate(req.i18n.language, "content:redirects.from");

const validateTo: TextFieldSingleValidation = (value, { req }) =>
  redirectTo.safeParse(value).success || translate(req.i18n.language, "content:redirects.to");

interface Row {
  from?: string | null;
  to?: string | null;
}

/**
 * Refuses an address that is redirected twice, redirects that lead in a circle, and those of an address that the site has
 * use for itself: a page, or an earlier address of an entry (X1).
 */
const validateRedirects: ArrayFieldValidation = async (value, { req }) => {
  const { language } = req.i18n;
  const targets = new Map<string, string>();
  for (const { from, to } of (value ?? []) as Row[]) {
    if (!from || !to) continue;
    const path = plainPath(from);
    if (targets.has(path)) return translate(language, "content:redirects.twice", { from: path });
    targets.set(path, plainPath(to));
  }
  const [looping] = addressesInCircles(targets);
  if (looping !== undefined) return translate(language, "content:redirects.circle", { from: looping });
  const pages = await livePages();
  for (const from of targets.keys()) {
    if (pages.has(from)) return translate(language, "content:redirects.hidesPage", { from });
    if (await isEarlierAddress(from, req)) return translate(language, "content:redirects.hidesEarlier", { from });
  }
  return true;
};

/** Addresses of the live release's pages. Conflicts with pages that are not built yet stop the build. */
async function livePages(): Promise<ReadonlySet<string>> {
  const current = path.join(/* turbopackIgnore: true */ readEnv().releases.folder, "current");
  const text = await realpath(current)
    .then((files) => readFile(path.join(/* turbopackIgnore: true */ path.dirname(files), "manifest.json"), "utf8"))
    .catch(() => "{}");
  const { pages = [] } = JSON.parse(text) as { pages?: { path: string }[] };
  return new Set(pages.map((page) => page.path));
}

async function isEarlierAddress(from: string, req: PayloadRequest): Promise<boolean> {
  const prefix = LOCALES.find((locale) => locale.prefix && from.startsWith(`${locale.prefix}/`))?.prefix ?? "";
  const address = from.slice(prefix.length);
  for (const [collection, before] of Object.entries(WITH_PAGES) as [keyof typeof WITH_PAGES, string][]) {
    if (!address.startsWith(before)) continue;
    const where = { formerAliases: { equals: address.slice(before.length) } };
    if ((await req.payload.count({ collection, where, req })).totalDocs > 0) return true;
  }
  return false;
}

/** Addresses without a page that lead elsewhere: those of the site, and those that a set brings. */
export function redirectsField(): ArrayField {
  return {
    name: "redirects",
    type: "array",
    label: localized("content:common.redirects"),
    labels: { singular: localized("content:redirects.singular"), plural: localized("content:common.redirects") },
    validate: validateRedirects,
    fields: [
      {
        type: "row",
        fields: [
          {
            name: "from",
            type: "text",
            label: localized("content:redirects.source"),
            required: true,
            validate: validateFrom,
          },
          {
            name: "to",
            type: "text",
            label: localized("content:redirects.target"),
            required: true,
            validate: validateTo,
          },
        ],
      },
    ],
  };
}
