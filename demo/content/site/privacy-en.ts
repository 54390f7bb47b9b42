import type { DemoBlock } from "../../block-types";
import { heading, list, paragraph } from "../blocks";

const MAIL = { text: "privacy@futurenative.example", href: "mailto:privacy@futurenative.example" };

export const privacyEn: DemoBlock[] = [
  paragraph(
    "In short: we use what you send in a form only to answer it, keep it for 365 days at most, and erase it earlier when you ask. We do not sell data, and without your consent we do not measure your visit.",
  ),
  heading("Who is responsible"),
  paragraph(
    "The controller is Future Native, an agency with offices in Tbilisi, London, Moscow and Johannesburg and a studio in São Paulo. Requests made from Russia are handled by the Moscow company named in the Russian version of this notice. For anything to do with your data, all offices share one address:",
  ),
  paragraph([MAIL]),
  heading("What we collect"),
  list(
    [
      { text: "A project request: ", bold: true },
      { text: "your name, company, e-mail address and phone number, and the brief, if you attach a file." },
    ],
    [
      { text: "A job application: ", bold: true },
      {
        text: "your name, the vacancy, your description or portfolio link, e-mail address and phone number, and your CV, if you attach it.",
      },
    ],
    [
      { text: "An invitation to speak: ", bold: true },
      { text: "the speaker, the topic, dates and place, and how to reach you." },
    ],
    [
      { text: "With each of them: ", bold: true },
      {
        text: "the language and page it was sent from, the time, each consent with its text as you read it, and the version of this notice.",
      },
    ],
    [
      { text: "For protection against spam: ", bold: true },
      { text: "the network address, used to limit how many messages come from one place." },
    ],
  ),
  paragraph(
    "Please do not send special categories of data, such as data on health, beliefs or origin. We do not need them, and will delete them if they arrive. The forms are meant for adults.",
  ),
  heading("Why, and on what grounds"),
  list(
    [
      { text: "To answer you ", bold: true },
      {
        text: "and, if we come to that, to prepare a contract or an offer of work: your consent, and steps taken at your request before a contract (Article 6(1)(a) and (b) of the GDPR and the UK GDPR, and the matching rules of Georgia and South Africa).",
      },
    ],
    [
      { text: "Not for advertising: ", bold: true },
      {
        text: "the English forms do not ask whether you want news from us. Nothing that they send counts as consent to news, and we send you none.",
      },
    ],
    [
      { text: "To keep the site safe ", bold: true },
      { text: "from spam and abuse: our legitimate interest (Article 6(1)(f))." },
    ],
    [
      { text: "To be able to prove ", bold: true },
      { text: "that you agreed, and to what: our legal obligation to show consent (Article 7(1))." },
    ],
  ),
  paragraph(
    "You are not obliged to send us anything. Without a name, an e-mail address and a phone number we simply cannot answer through the form. No decision about you is made by a machine alone.",
  ),
  heading("What your browser keeps"),
  list(
    "A cookie called i18n_redirected remembers the language of the site. It lives for 365 days and is needed for the site to work as you asked.",
    "The memory of the tab keeps what you have typed into a form, so that it is not lost. It goes when you close the tab.",
    "Statistics that store anything on your device start only after you agree, and stop when you change your mind. Fonts and pictures come from our own server.",
  ),
  heading("Who else sees it"),
  paragraph(
    "Those of us who answer: project requests and invitations go to the general mailbox, applications to the jobs mailbox. Besides them, the companies that host our site and our mail, as processors bound by contract. Attachments are stored privately and are not reachable from the open web. We give data to public bodies only when the law demands it.",
  ),
  paragraph(
    "As we work in five countries, a colleague in another one may read your letter. Where the law of your country asks for safeguards for such a transfer, we use the standard contractual clauses, which we show you on request.",
  ),
  heading("How long we keep it"),
  paragraph(
    "An enquiry, its attachment and the record of consent are erased automatically 365 days after they were received. If we sign a contract, its papers are kept for as long as tax and labour law of the office concerned requires. If you withdraw your consent, we erase earlier.",
  ),
  heading("Your rights"),
  list(
    "To know whether we hold data on you, and to get a copy of it.",
    "To have it corrected, erased or restricted, and to receive it in a machine-readable form.",
    "To object to processing that rests on our legitimate interest.",
    "To withdraw consent at any time. What was done before stays lawful.",
    "To complain: in the United Kingdom to the Information Commissioner’s Office, in Georgia to the Personal Data Protection Service, in South Africa to the Information Regulator, in the European Union to the authority of your country.",
  ),
  paragraph([
    { text: "Write to " },
    MAIL,
    { text: " from the address that you used in the form. We answer within 30 days, and it costs nothing." },
  ]),
  heading("Changes"),
  paragraph(
    "This is version 2026-11-23. When the notice changes, the version changes too. A consent is kept with its text and with the version of that day, and we send you both when you ask for them.",
  ),
];
