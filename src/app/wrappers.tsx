/**
 * Runtime behaviour around all pages (G2): gatsby-browser.tsx and gatsby-ssr.tsx export these, so that both draw the same tree.
 * Parts with texts are in wrap-page.tsx: wrappers of the site are outside of the provider of gatsby-plugin-react-i18next, and
 * gatsby-plugin-layout draws inside of it.
 */
import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "../site/pages";
import { DeviceEffects } from "./device-effects";
import { OverlayRequests } from "./overlay-requests";
import { PageEffects } from "./page-effects";

type WrapPageElement = GatsbyBrowser<object, PageContext>["wrapPageElement"];

/** Once a visit: device classes, and requests for a popup or the search. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <OverlayRequests>
    <DeviceEffects />
    {element}
  </OverlayRequests>
);

/** Once a page: layout, language and cookie. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <>
    <PageEffects {...props.pageContext} />
    {element}
  </>
);
