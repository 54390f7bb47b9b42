import type { GatsbyBrowser } from "gatsby";
import type { MessageFile } from "../i18n/messages";
import { PageProvider } from "../i18n/page-provider";
import type { PageContext } from "../page-map";
import { ErrorBoundary } from "./errors/error-boundary";
import { LastBoundary } from "./errors/last-boundary";
import { PageBoundary } from "./errors/page-boundary";
import { LateOverlays } from "./late-overlays";
import { PageEffects } from "./page-effects";
import { RouteAnnouncer } from "./route-announcer";
import { Welcome } from "./welcome";

/**
 * What every page query brings by the fragments PageBasics and that of its layout: nothing where a page has no query,
 * null where it has failed.
 */
type PageData =
  | undefined
  | null
  | {
      locales?: { nodes: MessageFile[] };
      settings?: Queries.SimpleLayoutFragment;
    };

const NO_MESSAGES: MessageFile[] = [];

export type WrapPageElement = NonNullable<GatsbyBrowser<PageData, PageContext>["wrapPageElement"]>;

/** The same tree in the browser and on the server (G2). */
export const wrapPageElement: WrapPageElement = ({ element, props: { data, location, pageContext, path } }) => {
  const messages = data?.locales?.nodes ?? NO_MESSAGES;
  return (
    <LastBoundary path={path} locale={pageContext.locale} messages={messages}>
      <PageProvider page={pageContext} messages={messages}>
        <PageEffects />
        <PageBoundary path={path} settings={data?.settings}>
          {element}
        </PageBoundary>
        <RouteAnnouncer pathname={location.pathname} />
        <ErrorBoundary path={path} fallback={() => null}>
          <LateOverlays pathname={location.pathname} />
        </ErrorBoundary>
        <Welcome />
      </PageProvider>
    </LastBoundary>
  );
};
