/** Content of a page's card, from Gatsby's nodes. */
import {
  caseCard,
  postCard,
  screenCard,
  screenOf,
  vacancyCard,
  type CardBrand,
  type CardContent,
} from "@future-native/contract/cards";
import { BLOG_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import {
  FORM_OF,
  type CardQuestion,
  type CaseNode,
  type FileNode,
  type PictureNode,
  type PostNode,
  type SeoNode,
  type SettingsNode,
  type VacancyNode,
} from "./card-nodes";
import { cardWords } from "./card-words";

/** The part of Gatsby's node model that is asked. */
export interface CardNodes {
  findOne<Node>(query: { type: string; query: object }): Promise<Node | null>;
  getNodeById<Node>(query: { id: string; type: string }): Node | null;
}

/** A picture that an editor has given the page for sharing. */
export interface GivenPicture {
  readonly file: FileNode;
  readonly focal: { readonly x: number; readonly y: number };
  readonly alt: string;
}

export interface PageCard {
  readonly content: CardContent;
  readonly brand: CardBrand;
  /** Takes the card's place. */
  readonly picture?: GivenPicture | undefined;
}

/** @throws Error when the page's entry or the settings of its locale are missing */
export async function readCard(question: CardQuestion, nodes: CardNodes): Promise<PageCard> {
  const locale = question.route.startsWith("blog") ? BLOG_LOCALE : question.locale;
  const settings = await find<SettingsNode>(nodes, "SiteSettings", { locale });
  const { content, seo } = await contentOf({ ...question, locale }, settings, nodes);
  const title = seo?.title ?? content.title;
  // An entry has a territory of its own; a screen takes the picture of the whole site.
  const given = seo?.picture ?? (question.entryId == null ? settings.sharingPicture : null);
  const { productName, colors, logo } = settings;
  const brand = { productName, colors, logo };
  return { content: { ...content, title }, brand, picture: pictureOf(given, nodes) };
}

interface CardSource {
  readonly content: CardContent;
  readonly seo?: SeoNode | undefined;
}

async function contentOf(question: CardQuestion, settings: SettingsNode, nodes: CardNodes): Promise<CardSource> {
  const { route, locale, entryId } = question;
  const t = cardWords(locale);
  const entry = { locale, entryId };
  if (route === "cases-alias") {
    const node = await find<CaseNode>(nodes, "Case", entry);
    const client = titleOf(nodes, "Client", node.clientNodeId, "name");
    return { content: caseCard({ ...node, client }, { kind: t("card.case") }), seo: node.seo };
  }
  if (route === "career-id") {
    const node = await find<VacancyNode>(nodes, "Vacancy", entry);
    const facts = { city: titleOf(nodes, "JobCity", node.cityNodeId) ?? "", format: t(`workFormats.${node.format}`) };
    const content = vacancyCard({ ...node, ...facts, id: node.entryId }, { kind: t("card.vacancy") });
    return { content, seo: node.seo };
  }
  if (route === "blog-alias") {
    const node = await find<PostNode>(nodes, "BlogPost", entry);
    const [first = null] = node.tagsNodeIds;
    const tags = { tag: titleOf(nodes, "BlogTag", first, "alias"), tagTitle: titleOf(nodes, "BlogTag", first) };
    return {
      content: postCard({ ...node, ...tags, id: node.entryId }, { kind: settings.pages.blog?.title ?? "" }),
      seo: node.seo,
    };
  }
  return pageOfWords(question, settings);
}

function pageOfWords({ route, locale }: CardQuestion, settings: SettingsNode): CardSource {
  const { pages, productName } = settings;
  const description = settings.description ?? "";
  const t = cardWords(locale);
  const screen = screenOf(route);
  if (screen) {
    const { title, lead, seo } = pages[screen] ?? { title: productName, lead: null, seo: undefined };
    return { content: screenCard(route, { title, lead: lead ?? description }), seo };
  }
  if (route === "search") return { content: screenCard(route, { title: t("search.title"), lead: description }) };
  const form = FORM_OF[route];
  const contactsLead = pages.contacts?.lead ?? pages.contacts?.title ?? description;
  return form
    ? { content: screenCard(route, { title: t(`form.titles.${form}`), lead: contactsLead }) }
    : { content: screenCard(route, { title: t("errors.notFound"), lead: t("errors.notFoundLead") }) };
}

interface NodeSelector {
  readonly locale: LocaleCode;
  readonly entryId?: string | null | undefined;
}

async function find<Node>(nodes: CardNodes, type: string, { locale, entryId }: NodeSelector): Promise<Node> {
  const filter = { locale: { eq: locale }, ...(entryId == null ? {} : { entryId: { eq: entryId } }) };
  const node = await nodes.findOne<Node>({ type, query: { filter } });
  if (!node) throw new Error(`There is no ${type} ${entryId ?? ""} in "${locale}" to draw a card for.`);
  return node;
}

function titleOf(nodes: CardNodes, type: string, id: string | null, field = "title"): string | undefined {
  return (id && nodes.getNodeById<Record<string, string>>({ id, type })?.[field]) || undefined;
}

function pictureOf(given: PictureNode | null, nodes: CardNodes): GivenPicture | undefined {
  if (!given?.fileId) return undefined;
  const file = nodes.getNodeById<FileNode>({ id: given.fileId, type: "File" });
  return file ? { file, focal: given.focal, alt: given.alt } : undefined;
}
