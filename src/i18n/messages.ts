/**
 * Interface strings: i18next's JSON format (nested keys, `{{name}}`, plural suffixes), read by a runtime of a few
 * hundred bytes instead of i18next's thirty kilobytes. A test holds the two to the same answers.
 */
import type awards from "../../locales/en/awards.json";
import type blog from "../../locales/en/blog.json";
import type career from "../../locales/en/career.json";
import type cases from "../../locales/en/cases.json";
import type common from "../../locales/en/common.json";
import type contacts from "../../locales/en/contacts.json";
import type errors from "../../locales/en/errors.json";
import type form from "../../locales/en/form.json";
import type notices from "../../locales/en/notices.json";
import type sections from "../../locales/en/sections.json";

type AllMessages = typeof awards &
  typeof blog &
  typeof career &
  typeof cases &
  typeof common &
  typeof contacts &
  typeof errors &
  typeof form &
  typeof notices &
  typeof sections;

type Leaves<Tree, Prefix extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Key}` : Leaves<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** Groups whose last part comes from content or from the form's rules. */
type OpenGroup = "awardCategories" | "employmentTypes" | "form.errors" | "workFormats";

export type MessageKey = WithoutPlural<Leaves<AllMessages>> | `${OpenGroup}.${string}`;

/** Values for the placeholders. What i18next would take as an option stays out: `count` is the one that is known here. */
export type MessageValues = Readonly<Record<string, string | number>> &
  Partial<Record<"context" | "defaultValue" | "lng" | "ns" | "ordinal", never>>;

/** `t("cases.count", { count: 3 })`: the message in the page's language, its `{{names}}` filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** A message file as the page query gives it; `data` is its JSON. */
export interface MessageFile {
  readonly ns: string | null;
  readonly data: string | null;
}

export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Joins the message files of a page; their top-level keys differ.
 * @param wanted names of the files that the page ships; one that is missing is a console warning (locale rule 6)
 */
export function parseMessages(files: readonly MessageFile[], wanted: readonly string[] = []): MessageTree {
  // A page without any has no query for them.
  const missing = files.length > 0 ? wanted.filter((name) => !files.some(({ ns }) => ns === name)) : [];
  for (const name of missing)
    console.warn(`There is no message file "${name}.json" of this locale. Add it to locales/.`);
  return Object.assign({}, ...files.map(({ data }) => JSON.parse(data ?? "{}")));
}

function find(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const part of key.split(".")) {
    if (typeof node !== "object") return undefined;
    node = node[part];
  }
  return typeof node === "string" ? node : undefined;
}

/**
 * @param tree messages of one locale
 * @param tag language tag that plural forms follow: `pt`, not `br`, which is Breton
 * @returns `t`; a missing key is a console warning, and the key itself stands where its message should be; a placeholder
 *   that got no value stays as it is
 */
export function createTranslate(tree: MessageTree, tag: string): Translate {
  const rules = new Intl.PluralRules(tag);
  return (key, values = {}) => {
    const { count } = values;
    const message = (typeof count === "number" && find(tree, `${key}_${rules.select(count)}`)) || find(tree, key);
    if (message === undefined) {
      console.warn(
        `There is no message "${key}" in "${tag}". Add it to locales/, or its file to the route in src/routes.ts.`,
      );
      return key;
    }
    return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
      name in values ? String(values[name] ?? "") : place,
    );
  };
}
