import type { Translated } from "../block-types";
import type { DemoGalleryPicture } from "../types";

function shot(file: string, caption: Translated, alt: Translated): DemoGalleryPicture {
  return { file, caption, alt };
}

export const gallery: DemoGalleryPicture[] = [
  shot(
    "gallery-201-1rrjm.webp",
    {
      en: "Tbilisi. In June the mulberry drops ink on the laptops",
      ru: "Тбилиси. В июне тутовник капает на ноутбуки",
      br: "Tbilisi. Em junho a amoreira pinga nos laptops",
    },
    {
      en: "A white mulberry tree in front of a pink arcade, berries on the ground",
      ru: "Белый тутовник перед розовой аркадой, на земле ягоды",
      br: "Uma amoreira branca diante de uma arcada rosa, com amoras no chão",
    },
  ),
  shot(
    "gallery-202-1ci2c.webp",
    {
      en: "London. The table that was supposed to be for ping-pong",
      ru: "Лондон. Стол, который покупали для пинг-понга",
      br: "Londres. A mesa que era para ser de pingue-pongue",
    },
    {
      en: "Two table-tennis bats, a mug and books on a long black table under two lamps",
      ru: "Две ракетки, кружка и книги на длинном чёрном столе под двумя лампами",
      br: "Duas raquetes, uma caneca e livros numa mesa preta comprida sob duas luminárias",
    },
  ),
  shot(
    "gallery-203-ts0ya.webp",
    {
      en: "Moscow. Friday review, eleventh draft",
      ru: "Москва. Пятничный разбор, одиннадцатый вариант",
      br: "Moscou. Crítica de sexta, décima primeira versão",
    },
    {
      en: "Three people from behind look at eleven sheets pinned in two rows",
      ru: "Три человека со спины перед одиннадцатью листами в два ряда",
      br: "Três pessoas de costas diante de onze folhas em duas fileiras",
    },
  ),
  shot(
    "gallery-204-1aqn1.webp",
    {
      en: "Johannesburg. The power went out, the strategy stayed",
      ru: "Йоханнесбург. Отключили свет, стратегию не отменили",
      br: "Joanesburgo. Faltou luz, não faltou estratégia",
    },
    {
      en: "Three black candles with rings of light on red",
      ru: "Три чёрные свечи в кольцах света на красном фоне",
      br: "Três velas pretas com anéis de luz sobre fundo vermelho",
    },
  ),
  shot(
    "gallery-205-la90g.webp",
    {
      en: "São Paulo. Rain at four, as always",
      ru: "Сан-Паулу. Дождь в четыре, как обычно",
      br: "São Paulo. Chuva às quatro, como sempre",
    },
    {
      en: "A white umbrella in slanting blue rain on lime",
      ru: "Белый зонт под косым синим дождём на салатовом",
      br: "Um guarda-chuva branco na chuva azul inclinada, sobre verde-limão",
    },
  ),
  shot(
    "gallery-206-u3wqk.webp",
    {
      en: "Interviews at the plant, six in the morning",
      ru: "Интервью на заводе, шесть утра",
      br: "Entrevistas na fábrica, seis da manhã",
    },
    {
      en: "A large yellow sun behind saw-tooth roofs and two chimneys",
      ru: "Большое жёлтое солнце за зубчатыми крышами и двумя трубами",
      br: "Um grande sol amarelo atrás de telhados em serra e duas chaminés",
    },
  ),
  shot(
    "gallery-207-qkjoj.webp",
    {
      en: "HOT HEADS, spring intake, first lunch",
      ru: "HOT HEADS, весенний набор, первый обед",
      br: "HOT HEADS, turma de março, primeiro almoço",
    },
    {
      en: "A round table with seven plates from above, seven people around it",
      ru: "Круглый стол сверху: семь тарелок, вокруг семь человек",
      br: "Mesa redonda vista de cima: sete pratos e sete pessoas em volta",
    },
  ),
  shot(
    "gallery-208-1czyi.webp",
    {
      en: "The library. Returns are voluntary, and it shows",
      ru: "Библиотека. Возвращать не обязательно, и это видно",
      br: "A biblioteca. Devolver é opcional, e dá para notar",
    },
    {
      en: "Three shelves of black and white books with gaps between them",
      ru: "Три книжные полки с просветами",
      br: "Três prateleiras de livros pretos e brancos, com vãos",
    },
  ),
  shot(
    "gallery-209-19mh2.webp",
    {
      en: "Mountain day. Nobody presented anything",
      ru: "День в горах. Никто ничего не презентовал",
      br: "Dia na montanha. Ninguém apresentou nada",
    },
    {
      en: "Pink mountains with lime tops and a small tent by the water",
      ru: "Розовые горы с салатовыми вершинами, у воды маленькая палатка",
      br: "Montanhas cor-de-rosa de cume verde-limão e uma barraca à beira d’água",
    },
  ),
  shot(
    "gallery-210-1en7s.webp",
    {
      en: "The duck that chairs the meetings",
      ru: "Утка, которая ведёт совещания",
      br: "O pato que preside as reuniões",
    },
    {
      en: "A large red duck on the waves between two small plum ones",
      ru: "Большая красная утка на волнах, по бокам две маленькие сливовые",
      br: "Um pato vermelho grande nas ondas, entre dois pequenos cor de ameixa",
    },
  ),
];
