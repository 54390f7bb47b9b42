/**
 * The twelve sections of the careers side in their order (N23): the document's table with Portuguese titles added.
 * `isBlack` says whether it is night in the section. The careers side is night; day breaks for what is seen by day: the
 * agency's life, the internship, the people and why they stay. A vacancy is night until its team.
 */
import type { LocaleCode } from "@future-native/contract/locales";

export const CAREER_SECTIONS = [
  section("career-about", "О нас", "About us", "Sobre nós", true),
  section("career-cases", "Кейсы", "Cases", "Cases", true),
  section("career-awards", "Награды", "Awards", "Prêmios", true),
  section("career-advantage", "Ценности", "Values", "Valores", true),
  section("career-index-gallery", "Жизнь агентства", "Agency's life", "Vida na agência", false),
  section("career-vacancy", "Вакансии", "Vacancies", "Vagas", true),
  section("career-ducks", "Стажировка", "Internship", "Estágio", false),
  section("career-id-top", "Как это устроено", "What", "O trabalho", true),
  section("career-id-offer", "Мы предлагаем", "We offer", "Oferecemos", true),
  section("career-id-team", "Команда", "Team", "Equipe", false),
  section("career-id-gallery", "Счастливы", "Happy", "Gente feliz", false),
  section("career-id-steps", "Этапы", "Steps", "Etapas", true),
] as const;

export type CareerSectionId = (typeof CAREER_SECTIONS)[number]["id"];

export interface CareerSection<Id extends string = string> {
  readonly id: Id;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly titleBr: string;
  readonly hash: string;
  readonly isBlack: boolean;
}

/** A language that has no title of its own here takes the English one. */
const TITLES: Readonly<Record<string, "titleEn" | "titleRu" | "titleBr">> = { ru: "titleRu", br: "titleBr" };

function section<Id extends string>(
  id: Id,
  titleRu: string,
  titleEn: string,
  titleBr: string,
  isBlack: boolean,
): CareerSection<Id> {
  return { id, titleRu, titleEn, titleBr, hash: `#${id}`, isBlack };
}

/** Name of a section in a locale. */
export function careerSectionTitle(item: CareerSection, locale: LocaleCode): string {
  return item[TITLES[locale] ?? "titleEn"];
}

/** The mode of a section. */
export function modeOf(id: CareerSectionId): "night" | "paper" {
  return CAREER_SECTIONS.some((item) => item.id === id && item.isBlack) ? "night" : "paper";
}

/** Those of the table that a page has, in the table's order, each with its number on that page, counted from 1. */
export function presentSections(ids: readonly string[]): (CareerSection<CareerSectionId> & { number: number })[] {
  return CAREER_SECTIONS.filter(({ id }) => ids.includes(id)).map((item, index) => ({ ...item, number: index + 1 }));
}
