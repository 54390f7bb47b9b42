import type { Translated } from "../block-types";
import type { DemoAward } from "../types";

/** Invented festivals: Russian, British, Georgian, Brazilian and South African. */
const GATEHOUSE: Translated = { en: "Gatehouse", ru: "Проходная", br: "Guarita" };
const TURNSTILE: Translated = { en: "Turnstile Awards", ru: "Турникет", br: "Turnstile Awards" };
const KILIM: Translated = { en: "Kilim Prize", ru: "Премия «Килим»", br: "Prêmio Kilim" };
const BEIRA: Translated = { en: "Beira Festival", ru: "Фестиваль «Бейра»", br: "Festival Beira" };
const SOUTHERLY: Translated = { en: "Southerly", ru: "Саутерли", br: "Southerly" };

const platform: Translated = {
  en: "Employer brand of the year",
  ru: "Бренд работодателя года",
  br: "Marca empregadora do ano",
};
const idea: Translated = { en: "Best hiring idea", ru: "Лучшая идея найма", br: "Melhor ideia de recrutamento" };
const text: Translated = { en: "Text", ru: "Текст", br: "Texto" };
const design: Translated = { en: "Design", ru: "Дизайн", br: "Design" };
const inside: Translated = { en: "Internal communications", ru: "Внутренние коммуникации", br: "Comunicação interna" };
const outdoor: Translated = { en: "Outdoor", ru: "Наружная реклама", br: "Mídia exterior" };
const audio: Translated = { en: "Audio", ru: "Аудио", br: "Áudio" };

export const awards: DemoAward[] = [
  { category: "grand-prix", festival: GATEHOUSE, nomination: platform, year: 2026, case: "bank-like-band" },
  { category: "gold", festival: TURNSTILE, nomination: idea, year: 2026, case: "hired-by-bug" },
  { category: "gold", festival: BEIRA, nomination: inside, year: 2025, case: "insured-mondays" },
  { category: "gold", festival: GATEHOUSE, nomination: design, year: 2025, case: "soft-steel" },
  { category: "silver", festival: SOUTHERLY, nomination: audio, year: 2025, case: "twelve-hellos" },
  { category: "silver", festival: TURNSTILE, nomination: outdoor, year: 2025, case: "night-shift" },
  { category: "silver", festival: KILIM, nomination: idea, year: 2026, case: "bank-like-band" },
  { category: "bronze", festival: KILIM, nomination: text, year: 2024, case: "touch-the-job" },
  { category: "bronze", festival: SOUTHERLY, nomination: outdoor, year: 2024, case: "down-here" },
  { category: "short-list", festival: BEIRA, nomination: platform, year: 2026, case: "trains-first-names" },
  { category: "short-list", festival: TURNSTILE, nomination: text, year: 2025, case: "slow-vacancy" },
];
