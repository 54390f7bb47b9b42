/** Publications that are measured, each in one locale, with a check that a visitor sees the change. */
import type { GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";

const LOCALE = "ru";
type Case = GeneratedContent["cases"][typeof LOCALE][number];

/** An answer of the site by which a publication is known to be live. */
export interface Sign {
  path: string;
  status: number;
  /** Text of the page; any where it is left out. */
  text?: string;
}

export interface Publication {
  name: string;
  /** Changes what the API says. @param number tells the texts of one publication from those of the next */
  change(content: GeneratedContent, number: number): Sign;
}

const pathOf = (alias: string) => `/${LOCALE}/cases/${alias}`;
const page = (alias: string, text?: string): Sign => ({ path: pathOf(alias), status: 200, ...(text ? { text } : {}) });
const gone = (alias: string): Sign => ({ path: pathOf(alias), status: 404 });

function changeCases(content: GeneratedContent, change: (cases: readonly Case[]) => Case[]): void {
  content.cases[LOCALE] = change(content.cases[LOCALE]);
}

/** The case in the middle of the list: it is neither among the featured ones nor at an end. */
const middle = ({ cases }: GeneratedContent) => `case-${Math.ceil(cases.en.length / 2)}`;

/** @returns the case as it is then */
function changeMiddle(content: GeneratedContent, change: (entry: Case) => Partial<Case>): Case {
  const id = middle(content);
  changeCases(content, (cases) => cases.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry)));
  const changed = content.cases[LOCALE].find((entry) => entry.id === id);
  if (!changed) throw new Error(`There is no ${id} in ${LOCALE}.`);
  return changed;
}

export const changeText: Publication = {
  name: "a title changed",
  change(content, number) {
    const title = `Changed ${number}`;
    const updatedAt = new Date().toISOString();
    return page(changeMiddle(content, () => ({ title, updatedAt })).alias, title);
  },
};

const unpublish: Publication = {
  name: "a case unpublished",
  change(content) {
    const id = middle(content);
    const alias = content.cases[LOCALE].find((entry) => entry.id === id)?.alias ?? "";
    changeCases(content, (cases) => cases.filter((entry) => entry.id !== id));
    return gone(alias);
  },
};

const publishAgain: Publication = {
  name: "the same published again",
  change(content) {
    const id = middle(content);
    const entry = content.cases.en.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`There is no ${id} in English.`);
    changeCases(content, (cases) => [...cases, { ...entry, locale: LOCALE }]);
    return page(id);
  },
};

const addEntry: Publication = {
  name: "a new case",
  change(content, number) {
    const id = `new-${number}`;
    const title = `New ${number}`;
    changeCases(content, (cases) => {
      const [like] = cases;
      return like ? [...cases, { ...like, id, alias: id, title, sort: cases.length + 1, awardIds: [] }] : [];
    });
    return page(id, title);
  },
};

const deleteEntry: Publication = {
  name: "the new case deleted",
  change(content) {
    const alias = content.cases[LOCALE].at(-1)?.alias ?? "";
    changeCases(content, (cases) => cases.slice(0, -1));
    return gone(alias);
  },
};

const changeAlias: Publication = {
  name: "an alias changed",
  change(content, number) {
    const alias = `renamed-${number}`;
    return page(
      changeMiddle(content, (entry) => ({ alias, formerAliases: [...(entry.formerAliases ?? []), entry.alias] })).alias,
    );
  },
};

const closeVacancy: Publication = {
  name: "a vacancy unpublished",
  change(content) {
    const [job] = content.jobs.slice(-1);
    content.jobs = content.jobs.slice(0, -1);
    return { path: `/${LOCALE}/career/${job?.id}`, status: 404 };
  },
};

const unpublishPost: Publication = {
  name: "an article unpublished",
  change(content) {
    const [post] = content.blogPosts.slice(-1);
    content.blogPosts = content.blogPosts.slice(0, -1);
    return { path: `/${LOCALE}/blog/${post?.alias}`, status: 404 };
  },
};

/** @param picture the new cover, which the API has */
export const changeCover = (picture: NonNullable<Case["cover"]>): Publication => ({
  name: "a new cover",
  change: (content) =>
    page(changeMiddle(content, () => ({ cover: picture })).alias, picture.url.replace(/^.*\/|\.\w+$/g, "")),
});

/** All kinds, in an order in which each finds what it needs. */
export const PUBLICATIONS: readonly Publication[] = [
  changeText,
  unpublish,
  publishAgain,
  addEntry,
  deleteEntry,
  changeAlias,
  closeVacancy,
  unpublishPost,
];
