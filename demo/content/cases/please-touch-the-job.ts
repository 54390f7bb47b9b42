import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import { artefact, artefactPair, beat, figuresFrom, list, loudQuote, pair, paragraph, picture, piece } from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["paper", "hot", "ultra"], mark: "blob", seed: 39 };
const chair: DemoPicture = {
  file: "still-chair-square-8fwfl.webp",
  alt: {
    en: "A red chair on a plinth in a cone of blue light",
    ru: "Красный стул на постаменте в конусе синего света",
    br: "Cadeira vermelha num pedestal, em um cone de luz azul",
  },
};
const label: DemoPicture = {
  file: "still-label-square-1f8yb.webp",
  alt: {
    en: "A museum label on a string with an open hand on it",
    ru: "Музейная этикетка на верёвочке, на ней раскрытая ладонь",
    br: "Etiqueta de museu num barbante, com uma mão aberta",
  },
};
const room: DemoPicture = {
  file: "still-hall-wide-gmim0.webp",
  alt: {
    en: "A museum room: two rivers and a portrait on the wall, a red chair below",
    ru: "Зал музея: на стене две реки и портрет, под ними красный стул",
    br: "Sala de museu: dois rios e um retrato na parede, uma cadeira vermelha",
  },
};
const wall: DemoPicture = {
  file: "artefact-touch-wide.webp",
  alt: {
    en: "Three museum posters with a chair, an empty plinth beside them",
    ru: "Три музейных плаката со стулом, рядом пустой постамент",
    br: "Três cartazes de museu com uma cadeira, um pedestal vazio ao lado",
  },
  focalX: 14,
};
const screen: DemoPicture = {
  file: "artefact-touch-tall.webp",
  alt: {
    en: "A phone in a hand: a chair, and an audio guide of twenty minutes",
    ru: "Телефон в руке: стул и аудиогид на двадцать минут",
    br: "Celular na mão: uma cadeira e um audioguia de vinte minutos",
  },
};
const thing: DemoPicture = {
  file: "artefact-touch-square.webp",
  alt: {
    en: "A paper ticket with a chair: one day of sitting",
    ru: "Бумажный билет со стулом: «Один день сидя»",
    br: "Bilhete de papel com uma cadeira: um dia sentado",
  },
};
const makers: Makers = [
  ["strategy", "caio"],
  ["creative", "thandeka"],
  ["design", "aigerim"],
  ["text", "zlata"],
  ["production", "giga"],
];

export const touchTheJob: DemoCase = {
  key: "touch-the-job",
  alias: "please-touch-the-job",
  title: { en: "Please touch the job", ru: "Вакансии руками трогать", br: "Favor tocar na vaga" },
  lead: {
    en: "A museum lost half of its attendants in two years. We put the empty chairs on show and let visitors sit down.",
    ru: "Музей за два года потерял половину смотрителей. Мы выставили пустые стулья как экспонаты и разрешили на них садиться.",
    br: "Um museu perdeu metade dos monitores em dois anos. Expusemos as cadeiras vazias como obras e deixamos o público sentar.",
  },
  year: 2024,
  featured: false,
  client: "rivers",
  categories: ["public"],
  services: ["careers-sites", "first-jobs"],
  territory,
  cover: {
    file: "cover-blob-39-wide-1f5u0.webp",
    alt: {
      en: "A red river bends around a blue stone",
      ru: "Красная река огибает синий камень",
      br: "Um rio vermelho contorna uma pedra azul",
    },
  },
  body: {
    en: [
      beat("was", "The best seat in the house", "chairs with nobody on them", "44"),
      paragraph(
        "The Museum of Rivers had 90 chairs for attendants and 46 attendants. Visitors took the empty ones for a piece of conceptual art and photographed them. The director was offended. We asked her not to be.",
      ),
      artefact("Inside", piece(wall, "Labels as large as posters, by the cloakroom")),
      beat("found", "Looking does not help", "The one on the second floor had a review."),
      paragraph(
        "In a museum everything that may be looked at may not be touched. A job works the other way round: one cannot judge it by looking. So we made it the only exhibit that is meant to be used.",
      ),
      pair(chair, label),
      beat("made", "Chair. Wood, felt, one person. 2024", "44 plinths, 44 labels, 1 question"),
      list(
        "Forty-four empty chairs, each on a plinth, each with a label: material, hours, pay",
        "A sign that had never hung in the building before: “Please touch”",
        "Whoever sits for twenty minutes hears an attendant’s story of that room and is asked a single question: what did you notice?",
        "Those who noticed something are invited to sit for a day, with pay",
      ),
      loudQuote(
        "I came to get out of the rain. I noticed that the man in the portrait has wet shoes.",
        "Vera, attendant in room nine since July",
      ),
      picture(room, "Room nine, before opening"),
      artefactPair(
        piece(screen, "The audio guide ends with a question"),
        piece(thing, "A ticket for one day of sitting, paid"),
      ),
      beat("came", "Nobody left standing"),
      paragraph(
        "Three chairs are still on their plinths. They are not vacant: the attendants found the view better from there.",
      ),
      figuresFrom(
        "Source: the museum’s turnstiles and personnel office, January to May 2024",
        ["12,400", "people who sat down"],
        ["44", "hired, aged from 18 to 74: no chair is empty"],
        ["×3", "the time visitors spend in a room whose attendant talks"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Лучшее место в зале", "стула, на которых никого", "44"),
      paragraph(
        "В Музее рек было 90 стульев для смотрителей и 46 смотрителей. Пустые стулья посетители принимали за концептуальное искусство и фотографировали. Директор обижалась. Мы попросили не обижаться.",
      ),
      artefact("Внутри", piece(wall, "Этикетки размером с плакат, у гардероба")),
      beat("found", "Смотреть бесполезно", "На тот, что на втором этаже, вышла рецензия."),
      paragraph(
        "В музее на всё можно смотреть и ничего нельзя трогать. С работой наоборот: по виду её не поймёшь. Мы сделали её единственным экспонатом, которым надо пользоваться.",
      ),
      pair(chair, label),
      beat("made", "Стул. Дерево, войлок, человек. 2024", "44 постамента, 44 этикетки, 1 вопрос"),
      list(
        "Сорок четыре пустых стула на постаментах, у каждого этикетка: материал, часы, оклад",
        "Табличка, которой в этом здании ещё не было: «Руками трогать»",
        "Кто просидел двадцать минут, слышит рассказ смотрителя об этом зале и один вопрос: что вы заметили?",
        "Кто заметил, того зовут посидеть день — за деньги",
      ),
      loudQuote(
        "Я зашла переждать дождь. Заметила, что у мужчины на портрете мокрые ботинки.",
        "Вера, с июля смотрит девятый зал",
      ),
      picture(room, "Девятый зал до открытия"),
      artefactPair(piece(screen, "Аудиогид кончается вопросом"), piece(thing, "Билет на один день сидя, с оплатой")),
      beat("came", "Все расселись"),
      paragraph("Три стула так и стоят на постаментах. Они заняты: смотрители решили, что оттуда лучше видно."),
      figuresFrom(
        "Источник: турникеты и отдел кадров музея, январь — май 2024 года",
        ["12 400", "человек присело"],
        ["44", "человека взяли на работу, от 18 до 74 лет: пустых стульев нет"],
        ["×3", "ко времени в зале, где смотритель разговаривает"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "O melhor lugar da sala", "cadeiras sem ninguém", "44"),
      paragraph(
        "O Museu dos Rios tinha 90 cadeiras de monitor e 46 monitores. O público achava que as vazias eram arte conceitual e tirava foto. A diretora ficou ofendida. Pedimos que não ficasse.",
      ),
      artefact("Interno", piece(wall, "Etiquetas do tamanho de cartazes, junto à chapelaria")),
      beat("found", "Olhar não adianta", "A do segundo andar ganhou resenha."),
      paragraph(
        "Num museu, tudo o que se pode olhar não se pode tocar. Com o trabalho é o contrário: só de olhar não dá para saber. Então fizemos dele a única obra feita para ser usada.",
      ),
      pair(chair, label),
      beat("made", "Cadeira. Madeira, feltro, gente. 2024", "44 pedestais, 44 etiquetas, 1 pergunta"),
      list(
        "Quarenta e quatro cadeiras vazias em pedestais, cada uma com etiqueta: material, horário, salário",
        "Uma placa inédita no prédio: “Favor tocar”",
        "Quem fica vinte minutos ouve a história daquela sala contada por um monitor e responde a uma pergunta só: o que você notou?",
        "Quem notou alguma coisa é convidado a passar um dia sentado, pago",
      ),
      loudQuote(
        "Entrei para fugir da chuva. Notei que o homem do retrato está de sapato molhado.",
        "Vera, monitora da sala nove desde julho",
      ),
      picture(room, "Sala nove, antes de abrir"),
      artefactPair(
        piece(screen, "O audioguia termina com uma pergunta"),
        piece(thing, "Bilhete para um dia sentado, pago"),
      ),
      beat("came", "Ninguém ficou de pé"),
      paragraph("Três cadeiras continuam no pedestal. Não estão vagas: os monitores acharam que dali se vê melhor."),
      figuresFrom(
        "Fonte: catracas e recursos humanos do museu, janeiro a maio de 2024",
        ["12.400", "pessoas se sentaram"],
        ["44", "contratadas, dos 18 aos 74 anos: não sobrou cadeira vazia"],
        ["×3", "o tempo de visita em salas onde o monitor conversa"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2024-06-10T09:00:00+00:00",
};
