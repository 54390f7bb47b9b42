import { flattenAllFields, type Block, type FlattenedField } from "payload";
import { SAME_IN_ALL } from "payload-translations/rich-text";
import type { BlockHeadProps } from "./admin/block-head";

/** Lines on a square of 24, drawn in a grey that reads on light and on dark. */
const ICONS: Readonly<Record<string, string>> = {
  quote: "M4 8h5v6H4zv6q0 4 4 5M14 8h5v6h-5zv6q0 4 4 5",
  picture: "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M16 9h.01",
  pair: "M3 6h8v12H3zM13 6h8v12h-8z",
  figures: "M5 20v-5M12 20V10M19 20V4",
  video: "M3 5h18v14H3zM10 9l5 3-5 3z",
  beat: "M3 19h4v-4h5v-5h5V5h4",
  artefact: "M3 3h18v18H3zM8 8h8v8H8z",
  radio: "M4 10v4M8 7v10M12 4v16M16 8v8M20 10v4",
  loop: "M17 3l4 4-4 4M3 11V7h18M7 21l-4-4 4-4M21 13v4H3",
  play: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8l6 4-6 4z",
  credits: "M4 6h16M4 12h10M4 18h13",
};

const iconOf = (slug: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#767674" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="${ICONS[slug] ?? ""}"/></svg>`,
  )}`;

/** Paths of the texts of a block by which it is known; of a list those of its first row. */
function titlePaths(fields: readonly FlattenedField[], before = ""): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (field.type === "array") return titlePaths(field.flattenedFields, `${path}.0.`);
    const isText = field.type === "text" || field.type === "textarea";
    return isText && !field.custom?.[SAME_IN_ALL] ? [path] : [];
  });
}

/** Gives a block an icon in menus, and a head that says what is in it in place of a name to be written. */
export function withHead(block: Block): Block {
  const icon = iconOf(block.slug);
  const fields = flattenAllFields({ fields: block.fields });
  const choice = fields.find((field) => field.type === "select");
  const head: BlockHeadProps = {
    icon,
    name: block.labels?.singular ?? block.slug,
    titles: titlePaths(fields),
    picture: fields.find((field) => field.type === "upload" && field.relationTo === "media")?.name,
    choice: choice && { path: choice.name, options: choice.options },
  };
  const components = { Label: { path: "/rich-text/admin/block-head#BlockHead", clientProps: { ...head } } };
  return { ...block, admin: { disableBlockName: true, images: { icon: { url: icon, alt: "" } }, components } };
}
