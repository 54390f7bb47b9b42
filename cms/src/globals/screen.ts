import type { Field, GlobalConfig, GlobalSlug } from "payload";
import { seoField } from "../sharing/seo-field";
import { localizedText, localizedTextarea } from "../fields/texts";
import { contentGlobal } from "./global";
import { localized, type Localized } from "../i18n";

/** The texts of a screen: title and lead, fields of its own, search texts. */
export function screenGlobal(slug: GlobalSlug, own: Localized, fields: Field[] = []): GlobalConfig {
  return contentGlobal({
    slug,
    label: own,
    group: localized("content:group.screens"),
    fields: [
      localizedText({ name: "title", label: localized("content:common.title"), needed: "everywhere" }),
      localizedTextarea({ name: "lead", label: localized("content:common.lead") }),
      ...fields,
      seoField(),
    ],
  });
}
