import type { PageProps } from "gatsby";
import { PageProvider } from "../i18n/page-provider";
import type { PageContext } from "../site/pages";
import { ErrorBoundary } from "../errors/error-boundary";
import { LastBoundary } from "../errors/last-boundary";
import { PageBoundary } from "./page-boundary";
import { LateOverlays } from "./late-overlays";
import { RouteAnnouncer } from "./route-announcer";
import { Welcome } from "./welcome";

/**
 * Result of a page query with the fragment of its layout: undefined for a page without a query, null for a failed one.
 */
type PageData = undefined | null | { settings?: Queries.SimpleLayoutFragment };

/** Everything around a page that has texts (G2), drawn by gatsby-plugin-layout: see wrappers.tsx. */
export default function WrapPage({ children, data, location, pageContext, path }: PageProps<PageData, PageContext>) {
  return (
    <LastBoundary path={path} locale={pageContext.locale}>
      <PageProvider page={pageContext}>
        <PageBoundary path={path} settings={data?.settings}>
          {children}
        </PageBoundary>
        <RouteAnnouncer pathname={location.pathname} />
        <ErrorBoundary path={path} fallback={() => null}>
          <LateOverlays pathname={location.pathname} />
        </ErrorBoundary>
        <Welcome />
      </PageProvider>
    </LastBoundary>
  );
}
