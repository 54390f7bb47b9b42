import type { LocaleCode, PreviewAnswer, PreviewRoute } from "@future-native/contract";
import type { ComponentType } from "react";
import type { Content } from "../../../gatsby-source-custom-api/src/content";
import type { GatsbyLoader, LoadedPage } from "./gatsby-loader";
import type { PageProps } from "./live-page";

type RouteParams = Readonly<Record<string, string>>;

/** Address of a page of the site, without a trailing slash. @param params a value for each parameter of the route */
export type RoutePath = (route: PreviewRoute, locale: LocaleCode, params: RouteParams) => string;

type Values = Readonly<Record<string, unknown>>;

/** A page of the live release, with its component, as Gatsby loads it. */
export interface ModelPage extends LoadedPage {
  /** The module of the template. */
  readonly component: { readonly default: ComponentType<PageProps> };
  readonly json: { readonly data: Values; readonly pageContext: Values };
  readonly page: { readonly path: string; readonly componentChunkName: string };
}

function isModelPage(loaded: LoadedPage | undefined): loaded is ModelPage {
  const { component, json, page } = (loaded ?? {}) as Partial<ModelPage>;
  return Boolean(component?.default && json?.data && json.pageContext && page?.componentChunkName);
}

/** How many pages of a kind are tried: one may be published and not yet in the release. */
const TRIES = 5;

/** Parameters of the pages of a kind: first that of the entry itself, then others that can lend it theirs. */
function paramsOf({ route, locale, entryId }: PreviewAnswer, content: Content): RouteParams[] {
  const isOwn = ({ id }: { id: string }) => id === entryId;
  const ownFirst = <Entry extends { id: string }>(entries: readonly Entry[]) => [
    ...entries.filter(isOwn),
    ...entries.filter((entry) => !isOwn(entry)),
  ];
  switch (route) {
    case "cases-alias":
      return ownFirst(content.cases.find((list) => list.locale === locale)?.answer ?? []).map(({ alias }) => ({
        alias,
      }));
    case "blog-alias":
      return ownFirst(content.blogPosts).map(({ alias }) => ({ alias }));
    case "career-id":
      return ownFirst(content.jobs).map(({ id }) => ({ id }));
    default:
      return [{}];
  }
}

/**
 * The page whose component and surroundings a draft is drawn with: its own, or for what has none yet another of its kind.
 * @param loadPage Gatsby's own
 */
export async function findModelPage(
  loadPage: GatsbyLoader["loadPage"],
  routePath: RoutePath,
  answer: PreviewAnswer,
  content: Content,
): Promise<ModelPage | undefined> {
  const { route, locale } = answer;
  for (const params of paramsOf(answer, content).slice(0, TRIES)) {
    const loaded = await loadPage(routePath(route, locale, params));
    if (isModelPage(loaded) && loaded.json.pageContext.route === route) return loaded;
  }
  return undefined;
}
