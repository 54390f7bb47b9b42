import { LOCALE_CODES } from "@future-native/contract/locales";
import type { CollectionBeforeOperationHook, Where } from "payload";

/** Fields that a search among pictures looks into: the file's name, its tags, and what it shows in any language. */
export const SEARCHED = ["filename", "tags", "alt", ...LOCALE_CODES.map((code) => `alt.${code}`)];

/** Finds a text however its first letter is written: SQLite knows capitals of the Latin alphabet alone. */
export const searchAnyCase: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "read" && "where" in args && args.where ? { ...args, where: inAnyCase(args.where) } : args;

const inAnyCase = (where: Where): Where => ({
  and: Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition)) return { [name]: condition.map(inAnyCase) };
    const { like } = condition;
    if (typeof like !== "string") return { [name]: condition };
    return {
      or: [like, like.toLowerCase(), capitalized(like)].map((text) => ({ [name]: { ...condition, like: text } })),
    };
  }),
});

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
