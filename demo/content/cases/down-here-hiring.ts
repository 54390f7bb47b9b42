import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import { artefact, artefactPair, beat, figuresFrom, list, loudQuote, pair, paragraph, picture, piece } from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["sky", "plum", "lime"], mark: "wave", seed: 40 };
const pit: DemoPicture = {
  file: "still-trench-wide-7h21o.webp",
  alt: {
    en: "A street cut open: cars queue above, a pipefitter works below",
    ru: "Улица в разрезе: сверху пробка, внизу работает монтажник",
    br: "Rua em corte: carros na fila em cima, um encanador embaixo",
  },
};
const fence: DemoPicture = {
  file: "still-fence-square-1cuqt.webp",
  alt: {
    en: "A fence with three round windows; a pipefitter looks out of one",
    ru: "Забор с тремя круглыми окнами, из одного смотрит монтажник",
    br: "Tapume com três janelas redondas; um encanador olha por uma delas",
  },
};
const pipe: DemoPicture = {
  file: "still-pipes-square-1uc4m.webp",
  alt: {
    en: "Lime and blue pipes around a valve",
    ru: "Салатовые и голубые трубы вокруг вентиля",
    br: "Canos verde-limão e azuis em volta de um registro",
  },
};
const wall: DemoPicture = {
  file: "artefact-down-wide.webp",
  alt: {
    en: "Three posters on a blue fence: who is down the hole today",
    ru: "Три плаката на голубом заборе: кто сегодня в яме",
    br: "Três cartazes num tapume azul: quem está no buraco hoje",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-down-tall.webp",
  alt: {
    en: "A phone in a hand: a pipefitter in a round window, the hole is calling",
    ru: "Телефон в руке: монтажник в круглом окне, звонит яма",
    br: "Celular na mão: um encanador na janela redonda, o buraco está ligando",
  },
};
const thing: DemoPicture = {
  file: "artefact-down-square.webp",
  alt: {
    en: "A plum tin of joint paste with a lime label",
    ru: "Сливовая банка пасты для труб с салатовой этикеткой",
    br: "Lata cor de ameixa de pasta de vedação com rótulo verde-limão",
  },
};
const makers: Makers = [
  ["strategy", "rebecca"],
  ["creative", "thandeka"],
  ["art", "luísa"],
  ["text", "beatriz"],
  ["production", "sipho"],
];

export const downHere: DemoCase = {
  key: "down-here",
  alias: "down-here-hiring",
  title: { en: "Down here, hiring", ru: "Мы тут, внизу", br: "Aqui embaixo tem vaga" },
  lead: {
    en: "A waterworks has three thousand people under the street and nobody looks down. We used the only medium they own: the hole.",
    ru: "У водоканала три тысячи человек под улицей, и никто не смотрит вниз. Мы взяли единственное медиа, которое у них есть: яму.",
    br: "Uma companhia de águas tem três mil pessoas sob a rua, e ninguém olha para baixo. Usamos a única mídia que era delas: o buraco.",
  },
  year: 2024,
  featured: false,
  client: "reef-water",
  categories: ["public", "industry"],
  services: ["places", "campaigns"],
  territory,
  cover: {
    file: "cover-wave-40-wide-15jcf.webp",
    alt: {
      en: "Plum strata run down through light blue, a lime sun on top",
      ru: "Сливовые пласты уходят вниз сквозь голубое, сверху салатовое солнце",
      br: "Camadas cor de ameixa descem pelo azul-claro, com um sol verde-limão no alto",
    },
  },
  body: {
    en: [
      beat("was", "Known for being in the way", "kilometres of pipe that nobody has seen", "12,000"),
      paragraph(
        "Reef City Waterworks keeps four million people in water from 12,000 kilometres of pipe. What the city knows about it is orange fences. Its pipefitters leave for the mines, which pay the same; the young do not know that the trade exists.",
      ),
      artefact("Outdoor", piece(wall, "The fence on Jorissen Street, any Tuesday")),
      beat("found", "The best sites in town", "Rent: none. Digging: paid for anyway."),
      paragraph(
        "The utility had no budget for media. It did, however, open 240 holes a month, in the best places in town, with a queue of cars beside each. Nobody in the country owned better poster sites. They just faced down.",
      ),
      picture(pit, "Jorissen Street, a queue of eleven minutes"),
      beat("made", "The hole, annotated", "3 heights: adult, child, driver"),
      list(
        "Round windows cut into the fences, at three heights: adult, child, driver",
        "A board with who is down there today, what has burst, and what that person earns",
        "A brass tube to talk through. It turned out that most people want to say thank you",
        "A short code on each fence; dial it in traffic and the crew’s foreman calls back at five",
      ),
      loudQuote("A boy of six looked at us for two hours. I have never welded so beautifully.", "Themba, pipefitter"),
      artefactPair(
        piece(screen, "Five o’clock: the foreman calls back"),
        piece(thing, "The first tin of a trade, given on day one"),
      ),
      beat("came", "Looked at, and liked"),
      paragraph(
        "The windows have become standard equipment. The tubes were stolen, all forty. We take it as a review.",
      ),
      pair(fence, pipe),
      figuresFrom(
        "Source: Reef City Waterworks, the season of 2023",
        ["2,900", "calls from traffic in the first season"],
        ["164", "apprentices, 71 of them women"],
        ["−60%", "complaints about roadworks"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Известны тем, что мешают", "километров труб, которых никто не видел", "12 000"),
      paragraph(
        "Водоканал Риф-Сити поит четыре миллиона человек из двенадцати тысяч километров труб. Город знает о нём одно — оранжевые заборы. Монтажники уходят в шахты за те же деньги, а молодые и не слышали, что есть такое ремесло.",
      ),
      artefact("Наружная реклама", piece(wall, "Забор на улице Йориссен, обычный вторник")),
      beat("found", "Лучшие места в городе", "Аренда: бесплатно. Раскопки: всё равно оплачены."),
      paragraph(
        "Денег на рекламу не было. Зато каждый месяц водоканал открывал 240 ям — в лучших точках города, и возле каждой стояла пробка. Рекламных мест лучше не было ни у кого в стране. Просто все они смотрели вниз.",
      ),
      picture(pit, "Улица Йориссен, пробка на одиннадцать минут"),
      beat("made", "Яма с пояснениями", "3 высоты: взрослый, ребёнок, водитель"),
      list(
        "Круглые окна в заборах на трёх высотах: для взрослого, ребёнка и водителя",
        "Доска: кто сегодня внизу, что прорвало и сколько там зарабатывают",
        "Латунная трубка, чтобы поговорить. Оказалось, люди в основном хотят сказать спасибо",
        "Короткий номер на заборе: наберите в пробке — в пять перезвонит мастер бригады",
      ),
      loudQuote("Мальчик лет шести смотрел на нас два часа. Я никогда так красиво не варил.", "Темба, монтажник"),
      artefactPair(
        piece(screen, "Пять часов: мастер перезванивает"),
        piece(thing, "Первая банка ремесла, её вручают в первый день"),
      ),
      beat("came", "Заметили и полюбили"),
      paragraph("Окна теперь в стандартной комплектации. Трубки украли, все сорок. Считаем это отзывом."),
      pair(fence, pipe),
      figuresFrom(
        "Источник: водоканал Риф-Сити, сезон 2023 года",
        ["2 900", "звонков из пробок за первый сезон"],
        ["164", "ученика, из них 71 девушка"],
        ["−60%", "жалоб на дорожные работы"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "Famosos por atrapalhar", "quilômetros de cano que ninguém viu", "12.000"),
      paragraph(
        "A Águas de Reef City abastece quatro milhões de pessoas por doze mil quilômetros de cano. O que a cidade conhece dela são tapumes laranja. Os encanadores vão para as minas pelo mesmo salário, e os jovens nem sabem que o ofício existe.",
      ),
      artefact("Mídia exterior", piece(wall, "O tapume da rua Jorissen, numa terça qualquer")),
      beat("found", "Os melhores pontos da cidade", "Aluguel: zero. Escavação: já estava paga."),
      paragraph(
        "Não havia verba de mídia. Mas a companhia abria 240 buracos por mês, nos melhores pontos da cidade, com uma fila de carros ao lado de cada um. Ninguém no país tinha espaço publicitário melhor. Só que virado para baixo.",
      ),
      picture(pit, "Rua Jorissen, fila de onze minutos"),
      beat("made", "O buraco comentado", "3 alturas: adulto, criança, motorista"),
      list(
        "Janelas redondas nos tapumes, em três alturas: adulto, criança, motorista",
        "Um quadro com quem está lá embaixo hoje, o que estourou e quanto essa pessoa ganha",
        "Um tubo de latão para conversar. No fim, as pessoas queriam mesmo era agradecer",
        "Um número curto no tapume: ligue do trânsito e o encarregado retorna às cinco",
      ),
      loudQuote("Um menino de seis anos ficou duas horas olhando. Nunca soldei tão bonito.", "Themba, encanador"),
      artefactPair(
        piece(screen, "Cinco horas: o encarregado retorna"),
        piece(thing, "A primeira lata do ofício, entregue no primeiro dia"),
      ),
      beat("came", "Vistos, e queridos"),
      paragraph(
        "As janelas viraram equipamento padrão. Os tubos foram roubados, todos os quarenta. Consideramos uma crítica favorável.",
      ),
      pair(fence, pipe),
      figuresFrom(
        "Fonte: Águas de Reef City, temporada de 2023",
        ["2.900", "ligações do trânsito na primeira temporada"],
        ["164", "aprendizes, 71 deles mulheres"],
        ["−60%", "de reclamações sobre obras"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2024-03-18T09:00:00+00:00",
};
