/** Who made a case, by the keys of the team: names and roles are written once in each language. */
import type { LocaleCode } from "@future-native/contract";
import type { DemoBlock } from "../../block-types";
import { credits } from "../blocks";
import { team } from "../team";

const ROLES = {
  strategy: { en: "Strategy", ru: "Стратегия", br: "Estratégia" },
  creative: { en: "Creative direction", ru: "Креативный директор", br: "Direção de criação" },
  art: { en: "Art direction", ru: "Арт-директор", br: "Direção de arte" },
  design: { en: "Design", ru: "Дизайн", br: "Design" },
  text: { en: "Text", ru: "Текст", br: "Texto" },
  motion: { en: "Motion", ru: "Анимация", br: "Animação" },
  production: { en: "Production", ru: "Продакшн", br: "Produção" },
  client: { en: "Client partner", ru: "Работа с клиентом", br: "Atendimento" },
} as const;

/** Role and first name in English, in the order of the credits. */
export type Makers = readonly (readonly [role: keyof typeof ROLES, person: string])[];

function nameOf(person: string, locale: LocaleCode): string {
  const found = team.find(({ name }) => name.en.toLowerCase().startsWith(person));
  if (!found) throw new Error(`Nobody of the team is called "${person}".`);
  return found.name[locale] ?? found.name.en;
}

/** The block of credits in a language. */
export function creditsIn(locale: LocaleCode, makers: Makers): DemoBlock {
  return credits(...makers.map(([role, person]): [string, string] => [ROLES[role][locale], nameOf(person, locale)]));
}
