import type { DemoVacancy } from "../../types";

export const moscowVacancies: DemoVacancy[] = [
  {
    key: "art-director-moscow",
    title: { en: "Art director", ru: "Арт-директор", br: "Direção de arte" },
    lead: {
      en: "For someone who can draw the idea on a napkin and defend it in a boardroom. The napkin comes first.",
      ru: "Ищем того, кто нарисует идею на салфетке и защитит её на совете директоров. Сначала — салфетка.",
      br: "Para quem desenha a ideia num guardanapo e a defende no conselho. O guardanapo vem primeiro.",
    },
    city: "moscow",
    format: "office",
    employment: "full-time",
    offer: {
      en: [
        "Two big brands and three small ones a year, all yours from insight to print",
        "A team of two designers and one intern",
        "30 days of holiday, ten of them in summer, by decree",
      ],
      ru: [
        "Два больших и три маленьких бренда в год — ваши от инсайта до печати",
        "Команда: два дизайнера и один стажёр",
        "30 дней отпуска, десять из них — летом, приказом",
      ],
      br: [
        "Duas marcas grandes e três pequenas por ano, suas do insight à gráfica",
        "Um time de dois designers e um estagiário",
        "30 dias de férias, dez deles no verão, por decreto",
      ],
    },
    duties: {
      en: [
        "Find the form of an idea together with a copywriter",
        "Lead shoots, from casting at the factory gate to the grade",
        "Show unfinished work twice a week",
        "Teach one intern to do without you",
      ],
      ru: [
        "Искать форму идеи в паре с копирайтером",
        "Вести съёмки — от кастинга на проходной до цветокоррекции",
        "Показывать неготовое дважды в неделю",
        "Научить одного стажёра обходиться без вас",
      ],
      br: [
        "Achar a forma da ideia em dupla com redação",
        "Conduzir filmagens, do teste de elenco na portaria à correção de cor",
        "Mostrar trabalho inacabado duas vezes por semana",
        "Ensinar um estagiário a se virar sem você",
      ],
    },
    skills: {
      en: [
        "Five years in branding or advertising",
        "A portfolio in which you can tell what was yours",
        "Type that you chose, not inherited",
      ],
      ru: [
        "Пять лет в брендинге или рекламе",
        "Портфолио, по которому понятно, что сделали именно вы",
        "Шрифт вы выбираете, а не получаете по наследству",
      ],
      br: [
        "Cinco anos em branding ou publicidade",
        "Um portfólio em que se vê o que foi seu",
        "Tipografia que você escolhe, não herda",
      ],
    },
    plus: {
      en: ["You have worked a shift somewhere: a kitchen, a warehouse, a ward", "English for calls with London"],
      ru: ["Вы хоть раз работали посменно: кухня, склад, больница", "Английский для звонков с Лондоном"],
      br: ["Você já trabalhou por turno: cozinha, depósito, hospital", "Inglês para falar com Londres"],
    },
    salary: { min: 280000, max: 340000, currency: "RUB", unit: "month" },
    validThrough: "2027-02-28",
    publishedAt: "2026-10-12T09:00:00+03:00",
  },
  {
    key: "copywriter-moscow",
    title: { en: "Copywriter", ru: "Копирайтер", br: "Redação em russo" },
    lead: {
      en: "Russian texts about work, written so that a welder reads them to the end.",
      ru: "Тексты о работе, которые сварщик дочитает до конца. И перешлёт брату.",
      br: "Textos em russo sobre trabalho, escritos para que um soldador leia até o fim.",
    },
    city: "moscow",
    format: "remote",
    employment: "full-time",
    offer: {
      en: [
        "Work from anywhere within three hours of Moscow time",
        "An editor who explains every cut",
        "A budget for books that nobody checks",
      ],
      ru: [
        "Работа откуда угодно: плюс-минус три часа от Москвы",
        "Редактор, который объясняет каждую правку",
        "Деньги на книги, без отчёта",
      ],
      br: [
        "Trabalho de qualquer lugar, até três horas de Moscou",
        "Um editor que explica cada corte",
        "Verba para livros que ninguém confere",
      ],
    },
    duties: {
      en: [
        "Write platforms, campaigns, vacancies and rejection letters",
        "Go to the site once a month and listen",
        "Read your texts aloud at the Friday review",
      ],
      ru: [
        "Писать платформы, кампании, вакансии и письма с отказом",
        "Раз в месяц ездить на место и слушать",
        "Читать свои тексты вслух на пятничном разборе",
      ],
      br: [
        "Escrever plataformas, campanhas, vagas e respostas negativas",
        "Ir ao local uma vez por mês e escutar",
        "Ler seus textos em voz alta na crítica de sexta",
      ],
    },
    skills: {
      en: [
        "Native Russian and three years of writing for a living",
        "You cut your own text by a third without tears",
        "You ask people questions and hear the answers",
      ],
      ru: [
        "Родной русский и три года работы текстом",
        "Умеете сократить себя на треть без слёз",
        "Задаёте вопросы и слышите ответы",
      ],
      br: [
        "Russo nativo e três anos vivendo de texto",
        "Você corta um terço do próprio texto sem chorar",
        "Você faz perguntas e escuta as respostas",
      ],
    },
    plus: {
      en: ["You write dialogue", "You have a trade besides writing"],
      ru: ["Пишете диалоги", "Владеете ремеслом, кроме письма"],
      br: ["Você escreve diálogos", "Você tem outro ofício além de escrever"],
    },
    salary: { min: 160000, max: 210000, currency: "RUB", unit: "month" },
    validThrough: "2027-03-31",
    publishedAt: "2026-11-02T10:00:00+03:00",
  },
  {
    key: "hot-heads-moscow",
    title: { en: "HOT HEADS intern", ru: "Стажёр HOT HEADS", br: "Estágio HOT HEADS" },
    lead: {
      en: "Three paid months, spring intake. No CV needed: send us a vacancy that you rewrote.",
      ru: "Три месяца с зарплатой, весенний набор. Резюме не нужно: пришлите вакансию, которую переписали.",
      br: "Três meses com bolsa, turma de março. Currículo não precisa: mande uma vaga que você reescreveu.",
    },
    city: "moscow",
    format: "office",
    employment: "internship",
    offer: {
      en: [
        "Pay from the first day",
        "A desk, a mentor and one task with a client behind it",
        "At the end, a “yes” or a “no” with a reason",
      ],
      ru: [
        "Зарплата с первого дня",
        "Стол, наставник и одна задача живого клиента",
        "В конце — «да» или «нет» с причиной",
      ],
      br: [
        "Bolsa desde o primeiro dia",
        "Mesa, mentor e uma tarefa com cliente de verdade",
        "No fim, um “sim” ou um “não” com motivo",
      ],
    },
    duties: {
      en: [
        "Spend a month each in strategy, design and copy",
        "Talk to ten people about their work and write it down",
        "Present one idea to the whole agency",
      ],
      ru: [
        "По месяцу в стратегии, дизайне и текстах",
        "Поговорить с десятью людьми об их работе и записать",
        "Показать одну идею всему агентству",
      ],
      br: [
        "Um mês em cada área: estratégia, design e redação",
        "Conversar com dez pessoas sobre o trabalho delas e anotar",
        "Apresentar uma ideia para a agência inteira",
      ],
    },
    skills: {
      en: ["You are over eighteen and can come four days a week", "Curiosity that has already got you somewhere odd"],
      ru: [
        "Вам есть восемнадцать, и четыре дня в неделю вы свободны",
        "Любопытство, которое уже заводило вас куда-то не туда",
      ],
      br: [
        "Ter mais de dezoito anos e quatro dias livres por semana",
        "Uma curiosidade que já levou você a algum lugar estranho",
      ],
    },
    plus: {
      en: ["Any job that left a mark on you"],
      ru: ["Любая работа, которая оставила на вас след"],
      br: ["Qualquer trabalho que tenha deixado marca"],
    },
    salary: { min: 60000, max: 60000, currency: "RUB", unit: "month" },
    validThrough: "2027-02-15",
    publishedAt: "2026-11-09T09:00:00+03:00",
  },
];
