import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { LocalizedLink } from "../../i18n/localized-link";
import { Arrow } from "../../ui/glyphs";
import type { MapItem } from "../../ui/territory-map/map-piece";
import { TerritoryMap } from "../../ui/territory-map/territory-map";
import * as styles from "./cases-map.module.css";

interface CasesMapProps {
  cases: readonly Queries.CaseCardFragment[];
  /** Whether the filter leaves a case out. */
  isOut: (item: Queries.CaseCardFragment) => boolean;
  onLeave: () => void;
  /** Container of the link to the map: after a click on it, the focus moves into the map. */
  entrance: RefObject<HTMLElement | null>;
}

/** Alias of the case where one is on the map. */
const PLACE = "at";

/** The address keeps the place, and no step of the history is made of it. */
function keepPlace(alias: string | undefined): void {
  const address = new URL(window.location.href);
  if (alias === address.searchParams.get(PLACE) || address.searchParams.get("view") !== "map") return;
  if (alias) address.searchParams.set(PLACE, alias);
  else address.searchParams.delete(PLACE);
  window.history.replaceState(window.history.state, "", address);
}

function itemsOf(cases: CasesMapProps["cases"], isOut: CasesMapProps["isOut"], t: TFunction): MapItem[] {
  const brief = { "data-popup-type": "1", "data-popup-source": "case_button" };
  return [
    ...cases.map((item) => ({
      key: item.entryId,
      title: item.title,
      territory: item.territory,
      link: { route: "cases-alias", params: { alias: item.alias } } as const,
      isFaded: isOut(item),
    })),
    {
      key: "unclaimed",
      title: t("cases.map.unclaimed"),
      note: `${t("brief.open")} →`,
      link: { route: "contacts-brief", ...brief },
    },
  ];
}

/** All cases as one map: each has land of its own, in the list's order, and the unclaimed land is the brief (N7). */
export function CasesMap({ cases, isOut, onLeave, entrance }: CasesMapProps) {
  const { t } = useTranslation();
  const map = useRef<HTMLDivElement>(null);
  const [start] = useState(() =>
    cases.findIndex(({ alias }) => alias === new URLSearchParams(window.location.search).get(PLACE)),
  );
  const [place, setPlace] = useState(Math.max(0, start));
  const comeIn = useEffectEvent(() => {
    if (!entrance.current?.contains(document.activeElement)) return;
    map.current?.querySelector<HTMLElement>(`[data-piece="${place}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => comeIn(), []);
  // The map fills the window from the top of the page. `void`: browsers answer with a promise, which React would call.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  // Stable until the filter changes, so that no piece renders again because the position changes.
  const items = useMemo(() => itemsOf(cases, isOut, t), [cases, isOut, t]);
  const here = cases[place];
  return (
    <div ref={map} className={styles.map}>
      <TerritoryMap
        items={items}
        label={t("cases.map.label")}
        zoomIn={t("cases.map.zoomIn")}
        zoomOut={t("cases.map.zoomOut")}
        start={start}
        onPlace={(index) => {
          setPlace(index);
          keepPlace(cases[index]?.alias);
        }}
        onLeave={onLeave}
      >
        {here && (
          <div className={styles.here}>
            <p className={styles.facts}>
              <b>{here.title}</b> <span>{[here.client?.name, here.year].filter(Boolean).join(", ")}</span>
            </p>
            <LocalizedLink route="cases-alias" params={{ alias: here.alias }} data-ground="ink" className={styles.open}>
              {t("cases.map.open")} <Arrow />
            </LocalizedLink>
          </div>
        )}
        <p className={styles.hint}>
          {t("cases.map.hint")} <span className={styles.keys}>{t("cases.map.keys")}</span>
        </p>
      </TerritoryMap>
    </div>
  );
}
