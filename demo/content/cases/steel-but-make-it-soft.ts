import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import {
  artefact,
  artefactPair,
  beat,
  figuresFrom,
  list,
  loop,
  loudQuote,
  pair,
  paragraph,
  picture,
  piece,
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["sand", "ultra", "ink"], mark: "blob", seed: 33 };
const ribbon: DemoPicture = {
  file: "still-coil-wide-1wuk5.webp",
  alt: {
    en: "Two coils of blue steel, the large one rolling out along the floor",
    ru: "Два рулона синей стали, большой раскатывается по полу",
    br: "Duas bobinas de aço azul, a maior se desenrola pelo chão",
  },
};
const scale: DemoPicture = {
  file: "still-ruler-square-qeng1.webp",
  alt: {
    en: "A steel ruler between two rows of forms that go from square to round",
    ru: "Стальная линейка между двумя рядами фигур: от квадрата к кругу",
    br: "Régua de aço entre duas fileiras de formas, do quadrado ao círculo",
  },
};
const glove: DemoPicture = {
  file: "still-glove-square-ce74l.webp",
  alt: {
    en: "A work glove held out in front of a blue disc",
    ru: "Протянутая рабочая перчатка на фоне синего круга",
    br: "Luva de trabalho estendida diante de um disco azul",
  },
};
const wall: DemoPicture = {
  file: "artefact-steel-wide.webp",
  alt: {
    en: "Three posters with a drop on a brick wall: one, five and ten of the scale",
    ru: "Три плаката с каплей на кирпичной стене: единица, пятёрка и десятка шкалы",
    br: "Três cartazes com uma gota na parede de tijolo: um, cinco e dez da escala",
  },
  focalX: 14,
};
const screen: DemoPicture = {
  file: "artefact-steel-tall.webp",
  alt: {
    en: "A phone in a hand: a drop, and a job ad that says softness 7.2",
    ru: "Телефон в руке: капля и вакансия с мягкостью 7,2",
    br: "Celular na mão: uma gota e uma vaga que diz maciez 7,2",
  },
};
const thing: DemoPicture = {
  file: "artefact-steel-square.webp",
  alt: {
    en: "A blue work pocket with a white ruler in it",
    ru: "Синий карман спецовки, из него торчит белая линейка",
    br: "Bolso azul de uniforme com uma régua branca",
  },
};
const makers: Makers = [
  ["strategy", "nino"],
  ["creative", "artyom"],
  ["design", "aigerim"],
  ["text", "zlata"],
  ["motion", "matvey"],
  ["production", "giga"],
];

export const softSteel: DemoCase = {
  key: "soft-steel",
  alias: "steel-but-make-it-soft",
  title: { en: "Steel, but make it soft", ru: "Сталь, но помягче", br: "Aço, só que macio" },
  lead: {
    en: "A steel plant in the Urals measured everything but the tone in which people spoke to each other. We gave it a scale of softness from one to ten.",
    ru: "Уральский завод измерял всё, кроме тона, которым люди говорят друг с другом. Мы сделали ему шкалу мягкости от одного до десяти.",
    br: "Uma siderúrgica nos Urais media tudo, menos o tom com que as pessoas se falavam. Demos a ela uma escala de maciez de um a dez.",
  },
  year: 2025,
  featured: true,
  client: "kremnev",
  categories: ["industry"],
  services: ["platform", "places"],
  territory,
  cover: {
    file: "cover-blob-33-wide-1nwt0.webp",
    alt: {
      en: "Blue steel runs down in long soft drops over sand",
      ru: "Синяя сталь стекает длинными мягкими каплями по песочному фону",
      br: "Aço azul escorre em longas gotas macias sobre areia",
    },
  },
  body: {
    en: [
      beat("was", "The hardest thing here isn’t steel", "of ten who left early named the tone", "6"),
      paragraph(
        "At Kremnev they roll steel to a tolerance of four hundredths of a millimetre. They talk to each other with a tolerance of roughly a brick. Six in ten of those who left in their first year gave the same reason: “how I was spoken to”.",
      ),
      artefact("Inside", piece(wall, "The canteen of the rolling mill, in the original phrases")),
      beat("found", "Only an instrument is believed", "The posters hung straight. It was measured."),
      paragraph(
        "Posters about respect had been tried. They hung above the lathes and were shouted under. But metalworkers trust one thing without discussion: an instrument. So we made one.",
      ),
      picture(ribbon),
      beat("made", "The Kremnev scale", "40 foremen, 10 marks, 1,900 rulers"),
      paragraph(
        "Steel has a scale of hardness. Ours is for sentences. One is “Who taught you?”. Ten is “Show me, I’ll hold it”. It was calibrated over six weeks by forty foremen, with the original phrases, and engraved on a steel ruler that fits the pocket of a work jacket.",
      ),
      loudQuote(
        "I used to be a three. My wife noticed before the plant did.",
        "Foreman, rolling mill, nineteen years in",
      ),
      list(
        "1,900 rulers, each with a serial number, handed over by the previous shift",
        "Job ads that state the softness of the crew beside its pay",
        "A lesson in the training shop: the same order, said in ten ways",
        "A side effect that we had not promised: people who are not shouted at say sooner that something is broken",
      ),
      artefactPair(
        piece(screen, "A job ad with the softness of the crew beside its pay"),
        piece(thing, "The pocket came with the uniform. Now it has a use"),
      ),
      loop("The screen above the gate: steel at working temperature"),
      beat("came", "Softer by 3.3"),
      paragraph(
        "Nobody was told to be kind. They were told the reading at the end of the shift, like the temperature of the furnace. It turned out to be enough.",
      ),
      pair(scale, glove),
      figuresFrom(
        "Source: Kremnev’s personnel records and 412 readings, 2024 and 2025",
        ["6.4", "average softness after a year; it began at 3.1"],
        ["−44%", "early departures in the rolling mill"],
        ["2", "neighbouring plants have asked for the drawings"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Самое твёрдое здесь — не сталь", "из десяти ушедших рано назвали тон", "6"),
      paragraph(
        "На «Кремневе» сталь катают с допуском в четыре сотых миллиметра. Разговаривают с допуском в кирпич. Шестеро из десяти ушедших в первый год назвали одну причину: «как со мной говорили».",
      ),
      artefact("Внутри", piece(wall, "Столовая прокатного цеха, выражения подлинные")),
      beat("found", "Верят только прибору", "Плакаты висели ровно. Это измеряли."),
      paragraph(
        "Плакаты об уважении уже пробовали. Они висели над станками, и под ними орали. Но есть вещь, которой металлург верит без споров, — измерительный прибор. Мы его сделали.",
      ),
      picture(ribbon),
      beat("made", "Шкала Кремнева", "40 мастеров, 10 делений, 1900 линеек"),
      paragraph(
        "У стали есть шкала твёрдости. Наша — для фраз. Единица — «Кто тебя учил?». Десятка — «Покажи, я подержу». Сорок мастеров шесть недель калибровали её на подлинных выражениях, а потом её выгравировали на стальной линейке — под карман спецовки.",
      ),
      loudQuote("Был тройкой. Жена заметила раньше, чем завод.", "Мастер прокатного цеха, стаж девятнадцать лет"),
      list(
        "1900 линеек с номерами; каждую вручает из рук в руки предыдущая смена",
        "Вакансии, где рядом с зарплатой указана мягкость бригады",
        "Урок в учебном цеху: один приказ, десять способов его сказать",
        "Побочное действие, которого мы не обещали: человек, на которого не кричат, раньше говорит о поломке",
      ),
      artefactPair(
        piece(screen, "Вакансия, где рядом с зарплатой мягкость бригады"),
        piece(thing, "Карман на спецовке был всегда. Теперь он нужен"),
      ),
      loop("Экран над проходной: сталь при рабочей температуре"),
      beat("came", "Мягче на 3,3"),
      paragraph(
        "Никому не велели быть добрее. В конце смены просто называли цифру, как температуру печи. Этого хватило.",
      ),
      pair(scale, glove),
      figuresFrom(
        "Источник: отдел кадров «Кремнева» и 412 замеров, 2024 и 2025 годы",
        ["6,4", "средняя мягкость через год; начинали с 3,1"],
        ["−44%", "ранних увольнений в прокатном цеху"],
        ["2", "соседних завода попросили чертежи"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "O mais duro aqui não é o aço", "de cada dez que saíram cedo citaram o tom", "6"),
      paragraph(
        "Na Kremnev se lamina aço com tolerância de quatro centésimos de milímetro e se conversa com tolerância de um tijolo. Seis em cada dez que saíram no primeiro ano deram o mesmo motivo: “o jeito como falavam comigo”.",
      ),
      artefact("Interno", piece(wall, "O refeitório da laminação, com as frases originais")),
      beat("found", "Só se acredita em instrumento", "Os cartazes estavam retos. Foi medido."),
      paragraph(
        "Já tinham tentado cartazes sobre respeito. Ficavam acima dos tornos, e embaixo deles se gritava. Mas existe uma coisa em que metalúrgico confia sem discutir: instrumento de medida. Então fizemos um.",
      ),
      picture(ribbon),
      beat("made", "A escala Kremnev", "40 encarregados, 10 marcas, 1.900 réguas"),
      paragraph(
        "O aço tem escala de dureza. A nossa é para frases. Um é “Quem te ensinou?”. Dez é “Mostra, eu seguro”. Quarenta encarregados a calibraram em seis semanas, com as expressões originais, e ela foi gravada numa régua de aço que cabe no bolso do uniforme.",
      ),
      loudQuote(
        "Eu era um três. Minha mulher percebeu antes da fábrica.",
        "Encarregado da laminação, dezenove anos de casa",
      ),
      list(
        "1.900 réguas numeradas, entregues pelo turno anterior",
        "Vagas que informam a maciez da equipe ao lado do salário",
        "Uma aula na oficina-escola: a mesma ordem dita de dez maneiras",
        "Um efeito que não tínhamos prometido: quem não leva grito avisa mais cedo quando algo quebra",
      ),
      artefactPair(
        piece(screen, "Uma vaga com a maciez da equipe ao lado do salário"),
        piece(thing, "O bolso já vinha no uniforme. Agora tem uso"),
      ),
      loop("A tela acima do portão: aço em temperatura de trabalho"),
      beat("came", "Mais macio em 3,3"),
      paragraph(
        "Ninguém mandou ser gentil. No fim do turno diziam o número, como se diz a temperatura do forno. Foi o bastante.",
      ),
      pair(scale, glove),
      figuresFrom(
        "Fonte: recursos humanos da Kremnev e 412 medições, 2024 e 2025",
        ["6,4", "de maciez média após um ano; começou em 3,1"],
        ["−44%", "de desligamentos precoces na laminação"],
        ["2", "fábricas vizinhas pediram os desenhos"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2025-09-02T09:00:00+00:00",
};
