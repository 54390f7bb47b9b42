import { memo } from "react";
import { animated, to, type SpringValues } from "@react-spring/web";
import type { Plan } from "territories";
import type { MapControl } from "./map-control";
import * as styles from "./map-overview.module.css";
import type { MapItem } from "./map-piece";
import { CELL, type View } from "./map-view";

interface MapOverviewProps {
  plan: Plan;
  items: readonly MapItem[];
  /** Position and scale of the plane. */
  view: SpringValues<View>;
  frame: MapControl["frame"];
}

/** The cells of each ground as one path. */
function landByGround(plan: Plan, items: readonly MapItem[]): ReadonlyMap<string, string> {
  const land = new Map<string, string>();
  for (const [index, { territory, isFaded }] of items.entries()) {
    const ground = territory?.colors[0];
    if (!ground || isFaded) continue;
    const cells = plan.pieces[index]?.cells.map(({ x, y }) => `M${x} ${y}h1v1h-1z`) ?? [];
    land.set(ground, (land.get(ground) ?? "") + cells.join(""));
  }
  return land;
}

const Land = memo(function Land({ plan, items }: Pick<MapOverviewProps, "plan" | "items">) {
  return [...landByGround(plan, items)].map(([ground, data]) => (
    <path key={ground} d={data} fill={`var(--${ground})`} shapeRendering="crispEdges" />
  ));
});

/** The whole plane as small as a stamp, and what of it is in view: for windows that hold a territory or two. */
export function MapOverview({ plan, items, view, frame }: MapOverviewProps) {
  const along = (size: "width" | "height") => view.scale.to((scale) => frame()[size] / scale / CELL);
  const from = (at: "x" | "y") => to([view[at], view.scale], (begin, scale) => -begin / scale / CELL);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${plan.width} ${plan.height}`} className={styles.overview}>
      <Land plan={plan} items={items} />
      <animated.rect
        x={from("x")}
        y={from("y")}
        width={along("width")}
        height={along("height")}
        className={styles.view}
      />
    </svg>
  );
}
