import type { Field, GlobalConfig, GlobalSlug } from "payload";
import { seoField } from "../fields/seo";
import { localizedText, localizedTextarea } from "../fields/texts";
import { GROUPS } from "../groups";
import { words, type Words } from "../words";
import { contentGlobal } from "./global";

/** The texts of a screen: title and lead, fields of its own, search texts. */
export function screenGlobal(slug: GlobalSlug, label: Words, fields: Field[] = []): GlobalConfig {
  return contentGlobal({
    slug,
    label,
    group: GROUPS.texts,
    fields: [
      localizedText({
        name: "title",
        label: words("Title", "Заголовок", "Título"),
        needed: "everywhere",
      }),
      localizedTextarea({ name: "lead", label: words("Lead", "Лид", "Lide") }),
      ...fields,
      seoField(),
    ],
  });
}
