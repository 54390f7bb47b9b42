import type { DemoCategory } from "../types";

export const caseCategories: DemoCategory[] = [
  { key: "finance", alias: "finance", title: { en: "Finance", ru: "Финансы", br: "Finanças" } },
  { key: "retail", alias: "retail", title: { en: "Retail", ru: "Ритейл", br: "Varejo" } },
  { key: "industry", alias: "industry", title: { en: "Industry", ru: "Промышленность", br: "Indústria" } },
  { key: "technology", alias: "technology", title: { en: "Technology", ru: "Технологии", br: "Tecnologia" } },
  {
    key: "public",
    alias: "public-and-culture",
    title: { en: "Public & culture", ru: "Город и культура", br: "Cidade e cultura" },
  },
];
