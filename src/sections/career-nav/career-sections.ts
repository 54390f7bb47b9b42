/**
 * The twelve sections of the careers side in their order (N23): the document's table. Titles are messages.
 * `isBlack` says whether it is night in the section. The careers side is night; day breaks for what is seen by day: the
 * agency's life, the internship, the people and why they stay. A vacancy is night until its team.
 */
export const CAREER_SECTIONS = [
  section("career-about", true),
  section("career-cases", true),
  section("career-awards", true),
  section("career-advantage", true),
  section("career-index-gallery", false),
  section("career-vacancy", true),
  section("career-ducks", false),
  section("career-id-top", true),
  section("career-id-offer", true),
  section("career-id-team", false),
  section("career-id-gallery", false),
  section("career-id-steps", true),
] as const;

export type CareerSectionId = (typeof CAREER_SECTIONS)[number]["id"];

export interface CareerSection<Id extends string = string> {
  readonly id: Id;
  readonly hash: string;
  readonly isBlack: boolean;
}

function section<Id extends string>(id: Id, isBlack: boolean): CareerSection<Id> {
  return { id, hash: `#${id}`, isBlack };
}

/** The mode of a section. */
export function modeOf(id: CareerSectionId): "night" | "paper" {
  return CAREER_SECTIONS.some((item) => item.id === id && item.isBlack) ? "night" : "paper";
}

/** Those of the table that a page has, in the table's order, each with its number on that page, counted from 1. */
export function presentSections(ids: readonly string[]): (CareerSection<CareerSectionId> & { number: number })[] {
  return CAREER_SECTIONS.filter(({ id }) => ids.includes(id)).map((item, index) => ({ ...item, number: index + 1 }));
}
