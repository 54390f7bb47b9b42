import { BLOG_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import type { LinkedEntry, PathOf } from "../rich-text/link-target";
import type { BlogPost, Case, Job } from "../payload-types";
import type { Load } from "./every-locale";
import { isCaseWritten } from "./serialisers/cases";
import { isVacancyWritten } from "./serialisers/jobs";

const keyOf = ({ list, id }: LinkedEntry) => `${list} ${id}`;

interface Linked {
  readonly cases: Load<Case[]>;
  readonly blogPosts: Load<BlogPost[]>;
  readonly jobs: Load<Job[]>;
}

/** The paths of all pages that a text of a language can link to by their entries. */
export async function linkTargets({ cases, blogPosts, jobs }: Linked, locale: LocaleCode): Promise<PathOf> {
  const paths = new Map<string, string>();
  for (const doc of await cases(locale)) {
    if (doc.alias && isCaseWritten(doc)) paths.set(keyOf({ list: "cases", id: doc.id }), `/cases/${doc.alias}`);
  }
  // The blog has its pages in every language.
  for (const { alias, id } of await blogPosts(BLOG_LOCALE)) {
    if (alias) paths.set(keyOf({ list: "blog-posts", id }), `/blog/${alias}`);
  }
  for (const doc of await jobs(locale)) {
    if (isVacancyWritten(doc)) paths.set(keyOf({ list: "jobs", id: doc.id }), `/career/${doc.id}`);
  }
  return (entry) => paths.get(keyOf(entry));
}
