import type { DemoTag } from "../types";

export const tags: DemoTag[] = [
  { key: "employer-brand", alias: "brend-rabotodatelya", title: "Бренд работодателя" },
  { key: "evp", alias: "evp", title: "EVP" },
  { key: "texts", alias: "teksty", title: "Тексты" },
  { key: "interns", alias: "stazhirovki", title: "Стажировки" },
  { key: "research", alias: "issledovaniya", title: "Исследования" },
  { key: "inside", alias: "vnutri-kompanii", title: "Внутри компании" },
];
