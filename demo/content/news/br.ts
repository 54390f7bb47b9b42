import type { DemoNews } from "../../types";

export const newsBr: DemoNews[] = [
  {
    locale: "br",
    date: "2026-10-05",
    title: "Arapuru renova a apólice contra segundas",
    text: "No segundo ano entraram três coberturas novas, todas pedidas pelos próprios funcionários. A favorita: reunião que poderia ter sido um áudio curto.",
    url: "/br/cases/insured-against-mondays",
  },
  {
    locale: "br",
    date: "2026-08-13",
    title: "Caio Brandileone abre a pesquisa em São Paulo",
    text: "São quatro pesquisadores, duas motos e um caderno por bairro. A primeira pergunta deles em qualquer empresa: onde é que o pessoal almoça de verdade?",
  },
  {
    locale: "br",
    date: "2026-05-07",
    title: "Shortlist no Festival Beira",
    text: "Os trens com nome, do Cazaquistão, chegaram à shortlist de marca empregadora do ano. O júri quis saber se existe um trem chamado Caio. Ainda não.",
    url: "/br/cases/trains-with-first-names",
  },
  {
    locale: "br",
    date: "2026-03-02",
    title: "Primeira turma HOT HEADS se forma em São Paulo",
    text: "Quatro estagiários, três meses, bolsa desde o primeiro dia. Dois ficaram, uma foi estudar cerâmica e um voltou como cliente.",
    url: "/br/career",
  },
  {
    locale: "br",
    date: "2025-09-18",
    title: "Ouro em casa",
    text: "“Seguro contra segunda” levou ouro em comunicação interna no Festival Beira. O discurso durou dezessete segundos, dentro da cobertura.",
    url: "/br/cases/insured-against-mondays",
  },
  {
    locale: "br",
    date: "2025-03-27",
    title: "O português ganha redatora própria",
    text: "Beatriz Nogal veio de um jornal de bairro e escreve o Brasil do site. Traduzir não está entre as tarefas dela: ela escreve de novo.",
  },
];
