import type { GatsbyBrowser } from "gatsby";
import type { MessageFile } from "../i18n/messages";
import { PageProvider } from "../i18n/page-provider";
import type { PageContext } from "../page-map";
import { LateOverlays } from "./late-overlays";
import { PageEffects } from "./page-effects";
import { PageTransition } from "./page-transition";
import { RouteAnnouncer } from "./route-announcer";
import { ScrollKeeper } from "./scroll-keeper";
import { Welcome } from "./welcome";

/** What every page query brings by the fragment PageBasics; a page without a query has no data at all. */
interface PageData {
  locales?: { nodes: MessageFile[] };
}

const NO_MESSAGES: MessageFile[] = [];

export type WrapPageElement = NonNullable<GatsbyBrowser<PageData | undefined, PageContext>["wrapPageElement"]>;

/** The same tree in the browser and on the server (G2). */
export const wrapPageElement: WrapPageElement = ({ element, props: { data, location, pageContext, path } }) => (
  <PageTransition path={path}>
    <PageProvider page={pageContext} messages={data?.locales?.nodes ?? NO_MESSAGES}>
      <PageEffects />
      {element}
      <RouteAnnouncer pathname={location.pathname} />
      <LateOverlays pathname={location.pathname} />
      <Welcome />
      <ScrollKeeper location={location} />
    </PageProvider>
  </PageTransition>
);
