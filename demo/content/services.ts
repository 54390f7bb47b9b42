import type { DemoService } from "../types";

export const services: DemoService[] = [
  {
    key: "platform",
    title: {
      en: "Employer brand platform",
      ru: "Платформа бренда работодателя",
      br: "Plataforma de marca empregadora",
    },
    lead: {
      en: "Research, positioning, EVP, tone of voice.",
      ru: "Исследование, позиционирование, EVP, голос.",
      br: "Pesquisa, posicionamento, EVP, tom de voz.",
    },
    points: {
      en: [
        "Forty to two hundred conversations, held on site and on every shift",
        "One promise that the company can keep on a bad Tuesday",
        "A book of sixty pages at most, and a week of training for those who will use it",
      ],
      ru: [
        "От сорока до двухсот разговоров — на месте, во всех сменах",
        "Одно обещание, которое компания выполнит и в плохой вторник",
        "Книга не толще шестидесяти страниц и неделя обучения для тех, кому по ней работать",
      ],
      br: [
        "De quarenta a duzentas conversas, no local e em todos os turnos",
        "Uma promessa só, que a empresa cumpre até numa terça-feira ruim",
        "Um livro de no máximo sessenta páginas e uma semana de treinamento para quem vai usá-lo",
      ],
    },
  },
  {
    key: "campaigns",
    title: { en: "Hiring campaigns", ru: "Кампании найма", br: "Campanhas de recrutamento" },
    lead: {
      en: "From idea to media, in any city.",
      ru: "От идеи до медиа, в любом городе.",
      br: "Da ideia à mídia, em qualquer cidade.",
    },
    points: {
      en: [
        "An idea that works on a wall, on a bus and in a voice note",
        "Production in our five cities, with local crews",
        "At the end we count people hired, not views",
      ],
      ru: [
        "Идея, которая работает на стене, в автобусе и в голосовом сообщении",
        "Производство в пяти наших городах, с местными командами",
        "В конце считаем не показы, а вышедших на работу",
      ],
      br: [
        "Uma ideia que funciona no muro, no ônibus e no áudio do celular",
        "Produção nas nossas cinco cidades, com equipes locais",
        "No fim contamos gente contratada, não visualizações",
      ],
    },
  },
  {
    key: "internal",
    title: { en: "Internal communications", ru: "Внутренние коммуникации", br: "Comunicação interna" },
    lead: { en: "So that people stay.", ru: "Чтобы люди оставались.", br: "Para que as pessoas fiquem." },
    points: {
      en: [
        "The first ninety days, written as one story",
        "Rituals that survive without the agency",
        "News that the night shift reads too",
      ],
      ru: [
        "Первые девяносто дней, написанные как одна история",
        "Ритуалы, которые живут и без агентства",
        "Новости, которые читает и ночная смена",
      ],
      br: [
        "Os primeiros noventa dias, escritos como uma história só",
        "Rituais que sobrevivem sem a agência",
        "Notícias que o turno da noite também lê",
      ],
    },
  },
  {
    key: "places",
    title: {
      en: "A brand for a plant, a shop, a shift",
      ru: "Бренд завода, магазина, смены",
      br: "A marca da fábrica, da loja, do turno",
    },
    lead: {
      en: "Where head office does not look.",
      ru: "Там, куда головной офис не смотрит.",
      br: "Onde a matriz não olha.",
    },
    points: {
      en: [
        "A brand for one gate, one floor or one crew",
        "Signs, workwear and canteens, down to the lockers",
        "Foremen as authors, not as the audience",
      ],
      ru: [
        "Бренд одной проходной, одного цеха, одной бригады",
        "Навигация, спецодежда и столовая — вплоть до шкафчиков",
        "Мастера участков как авторы, а не как публика",
      ],
      br: [
        "Uma marca para uma portaria, um setor ou uma equipe",
        "Sinalização, uniforme e refeitório, até a porta do armário",
        "Encarregados como autores, não como plateia",
      ],
    },
  },
  {
    key: "careers-sites",
    title: { en: "Careers sites and texts", ru: "Карьерные сайты и тексты", br: "Sites de carreira e textos" },
    lead: {
      en: "Words that people finish reading.",
      ru: "Слова, которые дочитывают.",
      br: "Palavras lidas até o fim.",
    },
    points: {
      en: [
        "Vacancies rewritten so that the wrong half leaves and the other half writes",
        "A site that opens on an old phone on a bus",
        "Rejection letters that nobody is ashamed to receive",
      ],
      ru: [
        "Вакансии, после которых лишние уходят, а нужные пишут",
        "Сайт, который открывается на старом телефоне в автобусе",
        "Письма с отказом, которые не стыдно получить",
      ],
      br: [
        "Vagas reescritas para que a metade errada desista e a outra escreva",
        "Um site que abre num celular velho dentro do ônibus",
        "Um “não” que ninguém tem vergonha de receber",
      ],
    },
  },
  {
    key: "first-jobs",
    title: { en: "Interns and first jobs", ru: "Стажёры и первая работа", br: "Estágio e primeiro emprego" },
    lead: {
      en: "For those who have no CV yet.",
      ru: "Для тех, у кого ещё нет резюме.",
      br: "Para quem ainda não tem currículo.",
    },
    points: {
      en: [
        "Internships with pay, a desk and a task that matters",
        "Evenings at universities and vocational colleges",
        "A selection that does not ask for experience",
      ],
      ru: [
        "Стажировки с зарплатой, столом и нужной задачей",
        "Встречи в вузах и колледжах",
        "Отбор, для которого не нужен опыт",
      ],
      br: [
        "Estágios com bolsa, mesa e uma tarefa que importa",
        "Conversas em universidades e escolas técnicas",
        "Uma seleção que não pede experiência",
      ],
    },
  },
];
