import type { DemoVacancy } from "../../types";

export const tbilisiVacancies: DemoVacancy[] = [
  {
    key: "strategist-tbilisi",
    title: {
      en: "Employer brand strategist",
      ru: "Стратег по бренду работодателя",
      br: "Estratégia de marca empregadora",
    },
    lead: {
      en: "For someone who hears what two hundred people did not say and puts it into one sentence.",
      ru: "Ищем того, кто услышит, о чём молчали двести человек, и уложит это в одно предложение.",
      br: "Para quem escuta o que duzentas pessoas não disseram e põe isso numa frase.",
    },
    city: "tbilisi",
    format: "hybrid",
    employment: "full-time",
    offer: {
      en: [
        "Projects in three countries at a time, never more",
        "Three days in the office under the mulberry, two wherever you think best",
        "Help with the move and the paperwork",
      ],
      ru: [
        "Проекты в трёх странах разом, но не больше",
        "Три дня в офисе под тутовником, два — где думается",
        "Помощь с переездом и документами",
      ],
      br: [
        "Projetos em três países por vez, nunca mais",
        "Três dias no escritório sob a amoreira, dois onde você pensa melhor",
        "Ajuda com a mudança e a papelada",
      ],
    },
    duties: {
      en: [
        "Plan and hold interviews on site, early shifts included",
        "Write a platform of one promise and its proofs",
        "Argue for it before the board and the canteen alike",
        "Measure after a year and say what did not work",
      ],
      ru: [
        "Планировать и проводить интервью на месте, в том числе в раннюю смену",
        "Писать платформу: одно обещание и доказательства",
        "Защищать её перед советом директоров и перед столовой",
        "Через год измерить и сказать, что не сработало",
      ],
      br: [
        "Planejar e fazer entrevistas no local, inclusive no primeiro turno",
        "Escrever uma plataforma: uma promessa e suas provas",
        "Defendê-la diante do conselho e do refeitório",
        "Medir depois de um ano e dizer o que não funcionou",
      ],
    },
    skills: {
      en: [
        "Three years in strategy, research, sociology or journalism",
        "Written and spoken English; Russian or Georgian besides",
        "Slides that can be read without you",
      ],
      ru: [
        "Три года в стратегии, исследованиях, социологии или журналистике",
        "Письменный и устный английский, плюс русский или грузинский",
        "Слайды, понятные без вас",
      ],
      br: [
        "Três anos em estratégia, pesquisa, sociologia ou jornalismo",
        "Inglês escrito e falado, mais russo ou georgiano",
        "Slides que se entendem sem você",
      ],
    },
    plus: {
      en: ["You have hired people and regretted it", "Statistics beyond averages"],
      ru: ["Вы сами нанимали людей и жалели об этом", "Статистика дальше среднего арифметического"],
      br: ["Você já contratou gente e se arrependeu", "Estatística que vai além da média"],
    },
    salary: { min: 6500, max: 8500, currency: "GEL", unit: "month" },
    validThrough: "2027-01-31",
    publishedAt: "2026-09-14T09:00:00+04:00",
  },
  {
    key: "producer-tbilisi",
    title: { en: "Producer", ru: "Продюсер", br: "Produção" },
    lead: {
      en: "Films, signs, books, and once forty metres of knitted steel. Someone has to know who to call.",
      ru: "Фильмы, вывески, книги и однажды — сорок метров вязаной стали. Кто-то должен знать, кому звонить.",
      br: "Filmes, placas, livros e, uma vez, quarenta metros de aço tricotado. Alguém precisa saber para quem ligar.",
    },
    city: "tbilisi",
    format: "office",
    employment: "full-time",
    offer: {
      en: [
        "Budgets that you see before you are asked to keep them",
        "Crews in five cities that already answer our calls",
        "Days off after every shoot, without asking",
      ],
      ru: [
        "Бюджеты, которые вам покажут раньше, чем за них спросят",
        "Команды в пяти городах, которые берут трубку",
        "Отгулы после каждой съёмки, без просьб",
      ],
      br: [
        "Orçamentos que você vê antes de responder por eles",
        "Equipes em cinco cidades que já atendem o telefone",
        "Folga depois de cada filmagem, sem pedir",
      ],
    },
    duties: {
      en: [
        "Turn an idea into a plan, a crew and a budget",
        "Keep the shoot safe, fed and on time",
        "Tell the bad news first and in person",
      ],
      ru: [
        "Превращать идею в план, команду и смету",
        "Следить, чтобы на съёмке было безопасно, сытно и вовремя",
        "Сообщать плохие новости первым и лично",
      ],
      br: [
        "Transformar a ideia em plano, equipe e orçamento",
        "Manter a filmagem segura, alimentada e no horário",
        "Dar a má notícia antes de todo mundo, e pessoalmente",
      ],
    },
    skills: {
      en: ["Four years in production of any kind", "Georgian, and English or Russian", "A calm that others borrow"],
      ru: [
        "Четыре года в продакшне, в каком угодно",
        "Грузинский, плюс английский или русский",
        "Спокойствие, которое у вас занимают другие",
      ],
      br: [
        "Quatro anos em produção de qualquer tipo",
        "Georgiano, mais inglês ou russo",
        "Uma calma que os outros pegam emprestada",
      ],
    },
    plus: {
      en: ["A driving licence", "You can read a drawing"],
      ru: ["Водительские права", "Умеете читать чертежи"],
      br: ["Carteira de motorista", "Saber ler desenho técnico"],
    },
    validThrough: "2027-02-28",
    publishedAt: "2026-10-19T09:00:00+04:00",
  },
];
