import type { DemoSite } from "../../types";
import { heading, list, paragraph, quote } from "../blocks";

export const about: DemoSite["about"] = {
  title: {
    en: "From a place that does not exist yet",
    ru: "Из места, которого пока нет",
    br: "De um lugar que ainda não existe",
  },
  lead: {
    en: "We are an international agency: about forty people in five cities. We do one thing: we find out what it is like to work somewhere, and say it so that the right people come.",
    ru: "Мы международное агентство: около сорока человек в пяти городах. Делаем одно дело: выясняем, каково где-то работать, и говорим об этом так, чтобы пришли нужные люди.",
    br: "Somos uma agência internacional: umas quarenta pessoas em cinco cidades. Fazemos uma coisa só: descobrimos como é trabalhar num lugar e dizemos isso de um jeito que atrai as pessoas certas.",
  },
  body: {
    en: [
      paragraph(
        "Future Native began in 2012 with a mistake. A brewery asked for a recruitment poster; we went to see the brewery, talked to the night crew for three hours and came back without a poster. What they had told us was better than anything we would have made up. So we made that.",
      ),
      heading("Natives of where?"),
      paragraph(
        "A native knows where the light switch is. People who have worked somewhere for a year know the place like that: which door sticks, who to ask, when to keep quiet. Every company is a country of such natives, and hardly any of them has ever been asked to draw the map.",
      ),
      paragraph(
        "We draw it with them, and then add the part that is not there yet: the company they would like to come to tomorrow. A brand that knows its way about there, too, is what we call future native.",
      ),
      quote(
        "We have never written a promise that we did not first hear from somebody in overalls.",
        "Nino Gelbakhiani, strategy director",
      ),
      heading("How we work"),
      list(
        "We go and look. No platform starts before we have seen the early shift.",
        "Each of us works with four to six clients a month. Any fewer and we get bored; any more and they do.",
        "A strategist, a designer and a writer sit at one table from the first day to the last.",
        "After a year we come back and count: who came, who stayed, what turned out to be untrue.",
      ),
      heading("Who we are"),
      paragraph(
        "The average age is 27, which is mostly the fault of the internship. Among us there are a former welder, two sociologists, a cellist, a customs broker and a person who spent four years writing horoscopes. What we have in common: at parties we ask people about their work, and we listen to the answer.",
      ),
    ],
    ru: [
      paragraph(
        "Агентство началось в 2012 году с ошибки. Пивоварня заказала плакат о найме; мы съездили на пивоварню, три часа проговорили с ночной сменой и вернулись без плаката. То, что нам рассказали, было лучше всего, что мы могли придумать. Это мы и сделали.",
      ),
      heading("Местные — это кто?"),
      paragraph(
        "Местный знает, где выключатель. Кто проработал где-то год, знает место именно так: какая дверь заедает, к кому идти, когда лучше промолчать. Каждая компания — страна с такими жителями, и почти никого из них не просили нарисовать карту.",
      ),
      paragraph(
        "Мы рисуем её вместе с ними, а потом добавляем ту часть, которой ещё нет: компанию, в которую им хотелось бы прийти завтра. Про бренд, который и там свой, мы говорим: родом из будущего.",
      ),
      quote(
        "Мы ни разу не написали обещания, которого сначала не услышали от человека в спецовке.",
        "Нино Гелбахиани, директор по стратегии",
      ),
      heading("Как мы работаем"),
      list(
        "Едем смотреть. Ни одна платформа не начинается раньше, чем мы увидим утреннюю смену.",
        "Каждый ведёт от четырёх до шести клиентов в месяц. Меньше — скучно нам, больше — скучно клиентам.",
        "Стратег, дизайнер и автор сидят за одним столом с первого дня до последнего.",
        "Через год возвращаемся и считаем: кто пришёл, кто остался, что оказалось неправдой.",
      ),
      heading("Кто мы"),
      paragraph(
        "Средний возраст — 27 лет, и виновата в основном стажировка. Среди нас бывший сварщик, два социолога, виолончелистка, таможенный брокер и человек, который четыре года писал гороскопы. Общее у нас одно: в гостях мы спрашиваем людей о работе и слушаем ответ.",
      ),
    ],
    br: [
      paragraph(
        "A Future Native começou em 2012 com um erro. Uma cervejaria pediu um cartaz de vagas; fomos conhecer a cervejaria, passamos três horas conversando com o turno da noite e voltamos sem cartaz. O que nos contaram era melhor do que qualquer coisa que inventássemos. Então fizemos aquilo.",
      ),
      heading("Nativos de onde?"),
      paragraph(
        "Nativo é quem acha o interruptor no escuro. Quem trabalha há um ano num lugar o conhece assim: qual porta emperra, a quem perguntar, quando ficar quieto. Toda empresa é um país de gente assim, e quase nunca alguém lhe pediu que desenhasse o mapa.",
      ),
      paragraph(
        "Nós desenhamos juntos e depois acrescentamos a parte que ainda não existe: a empresa aonde essa gente gostaria de chegar amanhã. A marca que também sabe se virar por lá é o que chamamos de nativa do futuro.",
      ),
      quote(
        "Nunca escrevemos uma promessa que não tivéssemos ouvido antes de alguém de macacão.",
        "Nino Gelbakhiani, diretora de estratégia",
      ),
      heading("Como trabalhamos"),
      list(
        "Vamos ver. Nenhuma plataforma começa antes de conhecermos o primeiro turno.",
        "Cada um atende de quatro a seis clientes por mês. Com menos, o tédio é nosso; com mais, é deles.",
        "Estratégia, design e redação sentam à mesma mesa do primeiro ao último dia.",
        "Depois de um ano voltamos e contamos: quem veio, quem ficou, o que não era verdade.",
      ),
      heading("Quem somos"),
      paragraph(
        "A idade média é de 27 anos, culpa principalmente do estágio. Entre nós há um ex-soldador, dois sociólogos, uma violoncelista, um despachante aduaneiro e alguém que escreveu horóscopos por quatro anos. O que temos em comum: em festa, perguntamos do trabalho dos outros e ouvimos a resposta.",
      ),
    ],
  },
  seo: {
    title: { en: "About the agency", ru: "Об агентстве", br: "Sobre a agência" },
    description: {
      en: "About forty people in five cities who find out what it is like to work somewhere, and say it so that the right people come.",
      ru: "Около сорока человек в пяти городах: выясняем, каково работать в компании, и говорим об этом так, чтобы пришли нужные люди.",
      br: "Umas quarenta pessoas em cinco cidades que descobrem como é trabalhar num lugar e dizem isso de um jeito que atrai as pessoas certas.",
    },
  },
};
