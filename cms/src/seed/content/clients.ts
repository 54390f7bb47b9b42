import type { DemoClient, Translated } from "../types";

/** Invented companies: the names were made for this content. A logo is drawn from the English name. */
function client(key: string, seed: number, name: Translated, url?: string): DemoClient {
  return { key, name, url, logo: { kind: "wordmark", name: name.en, seed } };
}

export const clients: DemoClient[] = [
  client("tertsia", 11, { en: "Tertsia Bank", ru: "Банк «Терция»", br: "Banco Tertsia" }, "https://tertsia.example/"),
  client("dunmere", 12, { en: "Dunmere Stores", ru: "Данмир", br: "Dunmere Stores" }, "https://dunmere.example/"),
  client("kremnev", 13, { en: "Kremnev Steel", ru: "Кремнев Сталь", br: "Kremnev Aço" }, "https://kremnev.example/"),
  client("kvali", 14, { en: "Kvali", ru: "Квали", br: "Kvali" }, "https://kvali.example/"),
  client("arapuru", 15, { en: "Arapuru Seguros", ru: "Арапуру", br: "Arapuru Seguros" }, "https://arapuru.example/"),
  client(
    "marula",
    16,
    { en: "Marula & Daughters", ru: "Марула и дочери", br: "Marula & Filhas" },
    "https://marula.example/",
  ),
  client("zholdas", 17, { en: "Zholdas Freight", ru: "Жолдас Карго", br: "Zholdas Cargas" }),
  client("halfpenny", 18, { en: "Halfpenny Labs", ru: "Хафпенни", br: "Halfpenny Labs" }, "https://halfpenny.example/"),
  client("rivers", 19, { en: "Museum of Rivers", ru: "Музей рек", br: "Museu dos Rios" }),
  client("reef-water", 20, { en: "Reef City Waterworks", ru: "Водоканал Риф-Сити", br: "Águas de Reef City" }),
  client("polynya", 21, { en: "Polynya Cloud", ru: "Полынья", br: "Polynya Cloud" }, "https://polynya.example/"),
  client("ashcombe", 22, { en: "Ashcombe Society", ru: "Общество Эшкомб", br: "Ashcombe Society" }),
  client("sardafi", 23, { en: "Sardafi Wines", ru: "Сардафи", br: "Vinhos Sardafi" }),
  client("veter", 24, { en: "Veter Airfields", ru: "Аэродромы «Ветер»", br: "Aeródromos Veter" }),
  client("pitangueira", 25, { en: "Pitangueira Foods", ru: "Питангейра", br: "Alimentos Pitangueira" }),
  client("oblomka", 26, { en: "Oblomka Games", ru: "Обломка", br: "Oblomka Games" }),
];
