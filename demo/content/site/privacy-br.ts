import type { DemoBlock } from "../../block-types";
import { heading, list, paragraph } from "../blocks";

const MAIL = { text: "privacy@futurenative.example", href: "mailto:privacy@futurenative.example" };

export const privacyBr: DemoBlock[] = [
  paragraph(
    "Em resumo: o que você envia por um formulário serve só para responder, fica conosco no máximo 365 dias e é apagado antes, se você pedir. Não vendemos dados e, sem o seu consentimento, não medimos a sua visita.",
  ),
  paragraph("Este aviso segue a Lei Geral de Proteção de Dados Pessoais (Lei nº 13.709/2018, a LGPD)."),
  heading("Quem responde"),
  paragraph(
    "A controladora é a Future Native, agência com escritórios em Tbilisi, Londres, Moscou e Joanesburgo e um estúdio em São Paulo. Nosso encarregado pelo tratamento de dados atende todos os escritórios num endereço só:",
  ),
  paragraph([MAIL]),
  heading("O que coletamos"),
  list(
    [
      { text: "Pedido de projeto: ", bold: true },
      { text: "nome, empresa, e-mail, telefone e o briefing, se você anexar um arquivo." },
    ],
    [
      { text: "Candidatura: ", bold: true },
      { text: "nome, vaga, sua apresentação ou link de portfólio, e-mail, telefone e o currículo, se você anexar." },
    ],
    [
      { text: "Convite para palestra: ", bold: true },
      { text: "quem vai falar, tema, datas, local e os seus contatos." },
    ],
    [
      { text: "Em todos os casos: ", bold: true },
      {
        text: "o idioma e a página de onde veio, a hora, cada consentimento com o texto que você leu e a versão deste aviso.",
      },
    ],
    [
      { text: "Para barrar spam: ", bold: true },
      { text: "o endereço de rede, usado para limitar quantas mensagens saem de um mesmo lugar." },
    ],
  ),
  paragraph(
    "Por favor, não envie dados sensíveis, como os de saúde, crença ou origem. Não precisamos deles e vamos apagá-los se chegarem. Os formulários são para maiores de idade.",
  ),
  heading("Para quê e com que base legal"),
  list(
    [
      { text: "Responder a você ", bold: true },
      {
        text: "e, se for o caso, preparar um contrato ou uma proposta de trabalho: o seu consentimento e os procedimentos preliminares a um contrato, a seu pedido (art. 7º, I e V, da LGPD).",
      },
    ],
    [
      { text: "Não para publicidade: ", bold: true },
      {
        text: "os formulários em português não perguntam se você quer receber novidades. Nada do que eles enviam vale como consentimento para isso, e não mandamos nenhuma.",
      },
    ],
    [
      { text: "Proteger o site ", bold: true },
      { text: "contra spam e abuso: nosso legítimo interesse (art. 7º, IX)." },
    ],
    [
      { text: "Comprovar ", bold: true },
      { text: "que você concordou, e com o quê: o dever de provar o consentimento (art. 8º, § 2º)." },
    ],
  ),
  paragraph(
    "Você não é obrigado a enviar nada. Sem nome, e-mail e telefone, só não conseguimos responder pelo formulário. Nenhuma decisão sobre você é tomada apenas por máquina.",
  ),
  heading("O que o navegador guarda"),
  list(
    "Um cookie chamado i18n_redirected lembra o idioma do site. Dura 365 dias e é necessário para que o site funcione como você escolheu.",
    "A memória da aba guarda o que você digitou num formulário, para não se perder. Some quando você fecha a aba.",
    "Estatísticas que gravam algo no seu aparelho só começam depois que você concorda e param quando você muda de ideia. Fontes e imagens vêm do nosso próprio servidor.",
  ),
  heading("Quem mais vê"),
  paragraph(
    "As pessoas da equipe que respondem: pedidos e convites vão para a caixa geral, candidaturas para a caixa de vagas. Além delas, as empresas que hospedam nosso site e nosso e-mail, como operadoras, com contrato. Os anexos ficam em local fechado, fora do alcance da internet aberta. A órgãos públicos só entregamos dados quando a lei exige.",
  ),
  paragraph(
    "Como trabalhamos em cinco países, alguém de outro escritório pode ler a sua mensagem. Nessas transferências internacionais usamos as cláusulas-padrão contratuais da ANPD (art. 33 da LGPD), que mostramos a quem pedir.",
  ),
  heading("Por quanto tempo"),
  paragraph(
    "A mensagem, o anexo e o registro do consentimento são apagados automaticamente 365 dias depois do recebimento. Se assinarmos um contrato, os documentos ficam pelo prazo que a lei tributária e a trabalhista exigirem. Se você retirar o consentimento, apagamos antes.",
  ),
  heading("Seus direitos"),
  list(
    "Confirmar se tratamos dados seus e ter acesso a eles.",
    "Corrigir dados incompletos, inexatos ou desatualizados.",
    "Pedir anonimização, bloqueio, eliminação ou portabilidade.",
    "Saber com quem os dados foram compartilhados.",
    "Retirar o consentimento a qualquer momento; o que foi feito antes continua válido.",
    "Reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
  ),
  paragraph([
    { text: "Escreva para " },
    MAIL,
    { text: " do mesmo endereço que usou no formulário. Respondemos em até 15 dias, sem custo." },
  ]),
  heading("Mudanças"),
  paragraph(
    "Esta é a versão 2026-11-23. Quando o texto muda, a versão muda junto. Cada consentimento fica guardado com o texto que você leu e com a versão daquele dia; enviamos os dois a quem pedir.",
  ),
];
