import type { Translated } from "../block-types";
import type { DemoClient } from "../types";

/** Invented companies: the names were made for this content. A logo is the wordmark of the English name. */
function client(key: string, logo: string, name: Translated, url?: string): DemoClient {
  return { key, name, url, logo };
}

export const clients: DemoClient[] = [
  client(
    "tertsia",
    "wordmark-tertsia-bank-11-1vgs8.png",
    { en: "Tertsia Bank", ru: "Банк «Терция»", br: "Banco Tertsia" },
    "https://tertsia.example/",
  ),
  client(
    "dunmere",
    "wordmark-dunmere-stores-12-xuzux.png",
    { en: "Dunmere Stores", ru: "Данмир", br: "Dunmere Stores" },
    "https://dunmere.example/",
  ),
  client(
    "kremnev",
    "wordmark-kremnev-steel-13-k68ty.png",
    { en: "Kremnev Steel", ru: "Кремнев Сталь", br: "Kremnev Aço" },
    "https://kremnev.example/",
  ),
  client("kvali", "wordmark-kvali-14-1gtpp.png", { en: "Kvali", ru: "Квали", br: "Kvali" }, "https://kvali.example/"),
  client(
    "arapuru",
    "wordmark-arapuru-seguros-15-2mhlq.png",
    { en: "Arapuru Seguros", ru: "Арапуру", br: "Arapuru Seguros" },
    "https://arapuru.example/",
  ),
  client(
    "marula",
    "wordmark-marula-daughters-16-qtbmg.png",
    { en: "Marula & Daughters", ru: "Марула и дочери", br: "Marula & Filhas" },
    "https://marula.example/",
  ),
  client("zholdas", "wordmark-zholdas-freight-17-xshbd.png", {
    en: "Zholdas Freight",
    ru: "Жолдас Карго",
    br: "Zholdas Cargas",
  }),
  client(
    "halfpenny",
    "wordmark-halfpenny-labs-18-1p797.png",
    { en: "Halfpenny Labs", ru: "Хафпенни", br: "Halfpenny Labs" },
    "https://halfpenny.example/",
  ),
  client("rivers", "wordmark-museum-of-rivers-19-y8j6x.png", {
    en: "Museum of Rivers",
    ru: "Музей рек",
    br: "Museu dos Rios",
  }),
  client("reef-water", "wordmark-reef-city-waterworks-20-qvoxf.png", {
    en: "Reef City Waterworks",
    ru: "Водоканал Риф-Сити",
    br: "Águas de Reef City",
  }),
  client(
    "polynya",
    "wordmark-polynya-cloud-21-r213v.png",
    { en: "Polynya Cloud", ru: "Полынья", br: "Polynya Cloud" },
    "https://polynya.example/",
  ),
  client("ashcombe", "wordmark-ashcombe-society-22-ht33h.png", {
    en: "Ashcombe Society",
    ru: "Общество Эшкомб",
    br: "Ashcombe Society",
  }),
  client("sardafi", "wordmark-sardafi-wines-23-1kyzw.png", {
    en: "Sardafi Wines",
    ru: "Сардафи",
    br: "Vinhos Sardafi",
  }),
  client("veter", "wordmark-veter-airfields-24-138ns.png", {
    en: "Veter Airfields",
    ru: "Аэродромы «Ветер»",
    br: "Aeródromos Veter",
  }),
  client("pitangueira", "wordmark-pitangueira-foods-25-4ti3y.png", {
    en: "Pitangueira Foods",
    ru: "Питангейра",
    br: "Alimentos Pitangueira",
  }),
  client("oblomka", "wordmark-oblomka-games-26-1om23.png", { en: "Oblomka Games", ru: "Обломка", br: "Oblomka Games" }),
];
