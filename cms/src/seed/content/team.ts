import type { Territory } from "@future-native/contract";
import type { DemoCategory, DemoMember, Translated } from "../types";

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

function member(
  seed: number,
  colors: Territory["colors"],
  categories: string[],
  name: Required<Translated>,
  position: Translated,
): DemoMember {
  const alt = { en: `Portrait of ${name.en}`, ru: `Портрет: ${name.ru}`, br: `Retrato de ${name.br}` };
  return { name, position, categories, portrait: { spec: { kind: "portrait", seed, colors }, alt } };
}

export const team: DemoMember[] = [
  member(
    101,
    ["moss", "rose", "paper"],
    ["strategy"],
    { en: "Nino Gelbakhiani", ru: "Нино Гелбахиани", br: "Nino Gelbakhiani" },
    { en: "Strategy director", ru: "Директор по стратегии", br: "Diretora de estratégia" },
  ),
  member(
    102,
    ["lime", "moss", "ink"],
    ["copy", "strategy"],
    { en: "Artyom Voskov", ru: "Артём Восков", br: "Artiom Voskov" },
    { en: "Creative director", ru: "Креативный директор", br: "Diretor de criação" },
  ),
  member(
    103,
    ["plum", "rose", "sun"],
    ["design"],
    { en: "Thandeka Mokwena", ru: "Тандека Моквена", br: "Thandeka Mokwena" },
    { en: "Design director", ru: "Директор по дизайну", br: "Diretora de design" },
  ),
  member(
    104,
    ["sun", "ink", "sky"],
    ["client-service"],
    { en: "Oliver Penhale", ru: "Оливер Пенхейл", br: "Oliver Penhale" },
    { en: "Managing partner", ru: "Управляющий партнёр", br: "Sócio-diretor" },
  ),
  member(
    105,
    ["sand", "ultra", "ink"],
    ["design"],
    { en: "Luísa Tavarinho", ru: "Луиза Тавариньо", br: "Luísa Tavarinho" },
    { en: "Art director", ru: "Арт-директор", br: "Diretora de arte" },
  ),
  member(
    106,
    ["rose", "hot", "plum"],
    ["copy"],
    { en: "Zlata Berezhkova", ru: "Злата Бережкова", br: "Zlata Berezhkova" },
    { en: "Senior copywriter", ru: "Старший копирайтер", br: "Redatora sênior" },
  ),
  member(
    107,
    ["ice", "moss", "hot"],
    ["production"],
    { en: "Giga Tsulaia", ru: "Гига Цулая", br: "Giga Tsulaia" },
    { en: "Head of production", ru: "Директор по продакшну", br: "Diretor de produção" },
  ),
  member(
    108,
    ["ultra", "lime", "paper"],
    ["design"],
    { en: "Matvey Lunin-Sokol", ru: "Матвей Лунин-Сокол", br: "Matvei Lunin-Sokol" },
    { en: "Motion designer", ru: "Моушн-дизайнер", br: "Motion designer" },
  ),
  member(
    109,
    ["hot", "paper", "plum"],
    ["client-service", "strategy"],
    { en: "Rebecca Oduya-Marsh", ru: "Ребекка Одуя-Марш", br: "Rebecca Oduya-Marsh" },
    { en: "Client partner", ru: "Партнёр по клиентам", br: "Sócia de atendimento" },
  ),
  member(
    110,
    ["sky", "plum", "lime"],
    ["strategy"],
    { en: "Caio Brandileone", ru: "Кайо Брандилеоне", br: "Caio Brandileone" },
    { en: "Researcher", ru: "Исследователь", br: "Pesquisador" },
  ),
  member(
    111,
    ["ink", "sun", "rose"],
    ["design"],
    { en: "Aigerim Saryn", ru: "Айгерим Сарын", br: "Aigerim Saryn" },
    { en: "Type designer", ru: "Шрифтовой дизайнер", br: "Designer de tipos" },
  ),
  member(
    112,
    ["moss", "sun", "ice"],
    ["production", "client-service"],
    { en: "Sipho Dlangamo", ru: "Сипхо Длангамо", br: "Sipho Dlangamo" },
    { en: "Producer", ru: "Продюсер", br: "Produtor" },
  ),
  member(
    113,
    ["paper", "ultra", "hot"],
    ["copy"],
    { en: "Beatriz Nogal", ru: "Беатрис Ногал", br: "Beatriz Nogal" },
    { en: "Copywriter", ru: "Копирайтер", br: "Redatora" },
  ),
  member(
    114,
    ["lime", "plum", "sky"],
    ["design"],
    { en: "Uta Kvirikadze", ru: "Ута Квирикадзе", br: "Uta Kvirikadze" },
    { en: "Designer, ex-intern", ru: "Дизайнер, в прошлом стажёр", br: "Designer, ex-estagiária" },
  ),
];
