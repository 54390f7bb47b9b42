import type { LocaleCode, PreviewAnswer, PreviewRoute } from "@future-native/contract";
import type { ComponentType } from "react";
import type { Content } from "../../../gatsby-source-custom-api/src/content";
import type { GatsbyLoader, LoadedPage } from "./gatsby-loader";
import type { PageProps } from "./page-props";

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

/** Data of a draft, with what only a build makes: its roots, and files of the site's settings such as the logo. */
export const withBuilt = ({ json: { data: built } }: Pick<ModelPage, "json">, data: Values): Values => ({
  ...built,
  ...data,
  settings: Object.assign({}, built.settings, data.settings),
});

function isModelPage(loaded: LoadedPage | undefined): loaded is ModelPage {
  const { component, json, page } = (loaded ?? {}) as Partial<ModelPage>;
  return Boolean(component?.default && json?.data && json.pageContext && page?.componentChunkName);
}

/** Parameters of the entry's own page, as it is published; undefined where it is not. */
function ownParams({ route, locale, entryId }: PreviewAnswer, content: Content): RouteParams | undefined {
  const own = <Entry extends { id: string }>(entries: readonly Entry[] = []) =>
    entries.find(({ id }) => id === entryId);
  switch (route) {
    case "cases-alias": {
      const entry = own(content.cases.find((list) => list.locale === locale)?.answer);
      return entry && { alias: entry.alias };
    }
    case "blog-alias": {
      const entry = own(content.blogPosts);
      return entry && { alias: entry.alias };
    }
    case "career-id": {
      const entry = own(content.jobs);
      return entry && { id: entry.id };
    }
    default:
      return {};
  }
}

interface Site {
  /** Gatsby's own. */
  readonly loadPage: GatsbyLoader["loadPage"];
  readonly routePath: RoutePath;
  /** Path of the preview, below which the models are. */
  readonly path: string;
}

/**
 * The page whose component and surroundings a draft is drawn with: its own, or for what has none yet the model of its kind.
 * One that is published may not yet be in the release.
 */
export async function findModelPage(
  { loadPage, routePath, path }: Site,
  answer: PreviewAnswer,
  content: Content,
): Promise<ModelPage | undefined> {
  const { route, locale } = answer;
  const params = ownParams(answer, content);
  for (const address of [...(params ? [routePath(route, locale, params)] : []), `${path}/${route}/${locale}`]) {
    const loaded = await loadPage(address);
    if (isModelPage(loaded) && loaded.json.pageContext.route === route) return loaded;
  }
  return undefined;
}
