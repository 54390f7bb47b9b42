import type { Translated } from "../block-types";
import type { DemoCategory, DemoMember } from "../types";

export const teamCategories: DemoCategory[] = [
  { key: "strategy", alias: "strategy", title: { en: "Strategy", ru: "Стратегия", br: "Estratégia" } },
  { key: "design", alias: "design", title: { en: "Design", ru: "Дизайн", br: "Design" } },
  { key: "copy", alias: "copy", title: { en: "Copy", ru: "Тексты", br: "Redação" } },
  { key: "production", alias: "production", title: { en: "Production", ru: "Продакшн", br: "Produção" } },
  {
    key: "client-service",
    alias: "client-service",
    title: { en: "Client service", ru: "Клиентский сервис", br: "Atendimento" },
  },
];

/** They speak for the agency in public anyway. */
const KNOWN = new Set(["Nino Gelbakhiani", "Artyom Voskov"]);

function member(file: string, categories: string[], name: Required<Translated>, position: Translated): DemoMember {
  const alt = { en: `Portrait of ${name.en}`, ru: `Портрет: ${name.ru}`, br: `Retrato de ${name.br}` };
  return { name, position, categories, portrait: { file, alt }, namedToSearchEngines: KNOWN.has(name.en) };
}

export const team: DemoMember[] = [
  member(
    "portrait-101-1q5fg.webp",
    ["strategy"],
    { en: "Nino Gelbakhiani", ru: "Нино Гелбахиани", br: "Nino Gelbakhiani" },
    { en: "Strategy director", ru: "Директор по стратегии", br: "Diretora de estratégia" },
  ),
  member(
    "portrait-102-5jqf2.webp",
    ["copy", "strategy"],
    { en: "Artyom Voskov", ru: "Артём Восков", br: "Artiom Voskov" },
    { en: "Creative director", ru: "Креативный директор", br: "Diretor de criação" },
  ),
  member(
    "portrait-103-2h2m2.webp",
    ["design"],
    { en: "Thandeka Mokwena", ru: "Тандека Моквена", br: "Thandeka Mokwena" },
    { en: "Design director", ru: "Директор по дизайну", br: "Diretora de design" },
  ),
  member(
    "portrait-104-trisp.webp",
    ["client-service"],
    { en: "Oliver Penhale", ru: "Оливер Пенхейл", br: "Oliver Penhale" },
    { en: "Managing partner", ru: "Управляющий партнёр", br: "Sócio-diretor" },
  ),
  member(
    "portrait-105-76ytz.webp",
    ["design"],
    { en: "Luísa Tavarinho", ru: "Луиза Тавариньо", br: "Luísa Tavarinho" },
    { en: "Art director", ru: "Арт-директор", br: "Diretora de arte" },
  ),
  member(
    "portrait-106-1996m.webp",
    ["copy"],
    { en: "Zlata Berezhkova", ru: "Злата Бережкова", br: "Zlata Berezhkova" },
    { en: "Senior copywriter", ru: "Старший копирайтер", br: "Redatora sênior" },
  ),
  member(
    "portrait-107-gdci4.webp",
    ["production"],
    { en: "Giga Tsulaia", ru: "Гига Цулая", br: "Giga Tsulaia" },
    { en: "Head of production", ru: "Директор по продакшну", br: "Diretor de produção" },
  ),
  member(
    "portrait-108-1ifms.webp",
    ["design"],
    { en: "Matvey Lunin-Sokol", ru: "Матвей Лунин-Сокол", br: "Matvei Lunin-Sokol" },
    { en: "Motion designer", ru: "Моушн-дизайнер", br: "Motion designer" },
  ),
  member(
    "portrait-109-1s7ip.webp",
    ["client-service", "strategy"],
    { en: "Rebecca Oduya-Marsh", ru: "Ребекка Одуя-Марш", br: "Rebecca Oduya-Marsh" },
    { en: "Client partner", ru: "Партнёр по клиентам", br: "Sócia de atendimento" },
  ),
  member(
    "portrait-110-599p4.webp",
    ["strategy"],
    { en: "Caio Brandileone", ru: "Кайо Брандилеоне", br: "Caio Brandileone" },
    { en: "Researcher", ru: "Исследователь", br: "Pesquisador" },
  ),
  member(
    "portrait-111-zs2n9.webp",
    ["design"],
    { en: "Aigerim Saryn", ru: "Айгерим Сарын", br: "Aigerim Saryn" },
    { en: "Type designer", ru: "Шрифтовой дизайнер", br: "Designer de tipos" },
  ),
  member(
    "portrait-112-19tqf.webp",
    ["production", "client-service"],
    { en: "Sipho Dlangamo", ru: "Сипхо Длангамо", br: "Sipho Dlangamo" },
    { en: "Producer", ru: "Продюсер", br: "Produtor" },
  ),
  member(
    "portrait-113-dabe2.webp",
    ["copy"],
    { en: "Beatriz Nogal", ru: "Беатрис Ногал", br: "Beatriz Nogal" },
    { en: "Copywriter", ru: "Копирайтер", br: "Redatora" },
  ),
  member(
    "portrait-114-tx606.webp",
    ["design"],
    { en: "Uta Kvirikadze", ru: "Ута Квирикадзе", br: "Uta Kvirikadze" },
    { en: "Designer, ex-intern", ru: "Дизайнер, в прошлом стажёр", br: "Designer, ex-estagiária" },
  ),
];
