import type { Territory } from "@future-native/contract";
import type { DemoGalleryPicture, Translated } from "../types";

function shot(seed: number, colors: Territory["colors"], caption: Translated, alt: Translated): DemoGalleryPicture {
  return { spec: { kind: "gallery", seed, colors }, caption, alt };
}

export const gallery: DemoGalleryPicture[] = [
  shot(
    201,
    ["moss", "rose", "paper"],
    {
      en: "Tbilisi. The mulberry drops ink on laptops in June",
      ru: "Тбилиси. В июне тутовник капает на ноутбуки",
      br: "Tbilisi. Em junho a amoreira pinga nos laptops",
    },
    {
      en: "A yard of arcs in pink and green",
      ru: "Двор из розовых и зелёных дуг",
      br: "Um pátio de arcos em rosa e verde",
    },
  ),
  shot(
    202,
    ["sun", "ink", "hot"],
    {
      en: "London. The table that was supposed to be for ping-pong",
      ru: "Лондон. Стол, который покупали для пинг-понга",
      br: "Londres. A mesa que era para ser de pingue-pongue",
    },
    {
      en: "A long black table on yellow",
      ru: "Длинный чёрный стол на жёлтом",
      br: "Uma mesa preta e longa sobre amarelo",
    },
  ),
  shot(
    203,
    ["plum", "sky", "rose"],
    {
      en: "Moscow. Friday review, eleventh draft",
      ru: "Москва. Пятничный разбор, одиннадцатый вариант",
      br: "Moscou. Revisão de sexta, décima primeira versão",
    },
    { en: "Eleven sheets pinned in two rows", ru: "Одиннадцать листов в два ряда", br: "Onze folhas em duas fileiras" },
  ),
  shot(
    204,
    ["hot", "sand", "ink"],
    {
      en: "Johannesburg. Load-shedding, candles, strategy",
      ru: "Йоханнесбург. Отключили свет, стратегию не отменили",
      br: "Joanesburgo. Faltou luz, não faltou estratégia",
    },
    {
      en: "Circles of candlelight on sand",
      ru: "Круги от свечей на песочном",
      br: "Círculos de luz de vela sobre areia",
    },
  ),
  shot(
    205,
    ["lime", "ultra", "paper"],
    {
      en: "São Paulo. Rain at four, as always",
      ru: "Сан-Паулу. Дождь в четыре, как обычно",
      br: "São Paulo. Chuva às quatro, como sempre",
    },
    {
      en: "Slanting blue lines over lime",
      ru: "Косые синие линии на лаймовом",
      br: "Linhas azuis inclinadas sobre limão",
    },
  ),
  shot(
    206,
    ["ice", "moss", "sun"],
    {
      en: "Interviews at the plant, six in the morning",
      ru: "Интервью на заводе, шесть утра",
      br: "Entrevistas na fábrica, seis da manhã",
    },
    { en: "A low sun behind stacked roofs", ru: "Низкое солнце за рядом крыш", br: "Sol baixo atrás de telhados" },
  ),
  shot(
    207,
    ["rose", "plum", "sun"],
    {
      en: "HOT HEADS, spring intake, first lunch",
      ru: "HOT HEADS, весенний набор, первый обед",
      br: "HOT HEADS, turma de outono, primeiro almoço",
    },
    { en: "Seven discs around a round table", ru: "Семь кругов за круглым столом", br: "Sete discos em volta da mesa" },
  ),
  shot(
    208,
    ["sky", "ink", "paper"],
    {
      en: "The library. Returns are voluntary, and it shows",
      ru: "Библиотека. Возвращать не обязательно, и это видно",
      br: "A biblioteca. Devolver é opcional, e dá para notar",
    },
    { en: "Book spines with gaps between them", ru: "Корешки книг с пустотами", br: "Lombadas de livros com vãos" },
  ),
  shot(
    209,
    ["ultra", "rose", "lime"],
    {
      en: "Mountain day. Nobody presented anything",
      ru: "День в горах. Никто ничего не презентовал",
      br: "Dia na montanha. Ninguém apresentou nada",
    },
    { en: "Pink ridges on deep blue", ru: "Розовые хребты на синем", br: "Cristas rosadas sobre azul" },
  ),
  shot(
    210,
    ["sand", "hot", "plum"],
    {
      en: "The duck that chairs the meetings",
      ru: "Утка, которая ведёт совещания",
      br: "O pato que preside as reuniões",
    },
    { en: "A duck of two half discs", ru: "Утка из двух полукругов", br: "Um pato de dois semicírculos" },
  ),
];
