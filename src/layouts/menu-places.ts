import type { MenuEntry } from "@future-native/contract/locales";
import type { TerritoryColor, TerritoryMark } from "@future-native/contract";
import type { RouteName } from "../site/routes";

interface MenuPlace {
  /** Target of the line; the school is an address of the settings. */
  readonly route?: RouteName;
  readonly hash?: string;
  /** Colour of the territory that shows on hover. */
  readonly ground: TerritoryColor;
  readonly figure: TerritoryColor;
  readonly mark: TerritoryMark;
}

/** The lines of the menu as places on the map (N21). */
export const MENU_PLACES: Readonly<Record<MenuEntry, MenuPlace>> = {
  index: { route: "index", ground: "hot", figure: "plum", mark: "arc" },
  cases: { route: "cases", ground: "lime", figure: "moss", mark: "grid" },
  about: { route: "about", ground: "ultra", figure: "sky", mark: "blob" },
  contacts: { route: "contacts", ground: "sun", figure: "hot", mark: "wave" },
  jobs: { route: "index", hash: "jobs", ground: "rose", figure: "plum", mark: "stack" },
  blog: { route: "blog", ground: "ice", figure: "ultra", mark: "wave" },
  school: { ground: "moss", figure: "lime", mark: "arc" },
};
