import type { GatsbySSR } from "gatsby";
import type { ComponentProps } from "react";
import { getLocale } from "@future-native/contract/locales";
import { PREVIEW_PATH } from "./src/site/pages-without-route";
import { manifestPath } from "./src/seo/manifest-path";
import { SpeculationRules } from "./src/navigation/links/speculation-rules";
import { ROUTES, localeOfPath, routeOfPath } from "./src/site/routes";
import { fontPreloads } from "./src/styles/font-preloads";
import { printStyle, type PrintStyle } from "./src/styles/print-style";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";

/** Language and layout of the document as it is served; in the browser src/app/page-effects.tsx keeps them true. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const locale = localeOfPath(pathname);
  setHtmlAttributes({ lang: getLocale(locale).tag });
  const body: ComponentProps<"body"> & { "data-layout": string; style: PrintStyle } = {
    "data-layout": ROUTES[routeOfPath(pathname)].layout,
    style: printStyle(),
  };
  setBodyAttributes(body);
  // Not in the pages' heads, which are rewritten at every navigation: a preload is for the first view alone.
  const fonts = fontPreloads(locale).map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ));
  const icons = [
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={manifestPath(locale)} />,
  ];
  const { firstVisit, readableAddress, narrowedList, dataSaver, welcome, suggestion } = __INLINE_SCRIPTS__;
  const isPreview = pathname === PREVIEW_PATH;
  const scripts = [
    ...[pathname === "/" && firstVisit, readableAddress, narrowedList, dataSaver],
    // Behind what the page itself puts into the head, whose links name the translations.
    ...[!isPreview && welcome, !isPreview && suggestion],
  ].map((code) => code && <script key={code} dangerouslySetInnerHTML={{ __html: code }} />);
  const speculation = !isPreview && <SpeculationRules key="speculation" />;
  setHeadComponents([...scripts, speculation, ...fonts, ...icons]);
};
