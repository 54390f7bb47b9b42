import type { DemoCity } from "../types";

export const cities: DemoCity[] = [
  { key: "moscow", title: { en: "Moscow", ru: "Москва", br: "Moscou" }, countryCode: "RU" },
  { key: "tbilisi", title: { en: "Tbilisi", ru: "Тбилиси", br: "Tbilisi" }, countryCode: "GE" },
  { key: "london", title: { en: "London", ru: "Лондон", br: "Londres" }, countryCode: "GB" },
  { key: "sao-paulo", title: { en: "São Paulo", ru: "Сан-Паулу", br: "São Paulo" }, countryCode: "BR" },
];
