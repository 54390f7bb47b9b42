import { useRef, useState, type ReactNode } from "react";
import { animated } from "@react-spring/web";
import { DIRECTIONS, neighbourOf, planTerritories } from "territories";
import { MapOverview } from "./map-overview";
import { MapPiece, type MapItem } from "./map-piece";
import { CELL, overlaps } from "./map-view";
import * as styles from "./territory-map.module.css";
import { useMapTravel, ZOOM_STEP } from "./use-map-travel";
import { useMapView } from "./use-map-view";
import { ZoomButtons } from "./zoom-buttons";

interface TerritoryMapProps {
  /** In their order; the last one is the unclaimed land. Their number must not change. */
  items: readonly MapItem[];
  label: string;
  zoomIn: string;
  zoomOut: string;
  /** Number of the item that the view zooms out of at the beginning; -1 for a view of the first. */
  start: number;
  /** Another item has the focus, or the middle of the frame. */
  onPlace: (index: number) => void;
  /** Escape. */
  onLeave: () => void;
  /** Content under the map. */
  children?: ReactNode;
}

function hasTwin(items: readonly MapItem[], index: number): boolean {
  const groundOf = (at: number | undefined) => at !== undefined && items[at]?.territory?.colors[0];
  const ground = groundOf(index);
  return Boolean(ground) && DIRECTIONS.some((way) => groundOf(neighbourOf(index, way, items.length - 1)) === ground);
}

/**
 * Territories as one plane that is dragged, pinched, and walked by the arrow keys from neighbour to neighbour. To come near
 * enough to one, by hand or by its link, is to open it. For those who see none of it, it is a list of links.
 */
export function TerritoryMap({ items, label, zoomIn, zoomOut, start, onPlace, onLeave, children }: TerritoryMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [plan] = useState(() => planTerritories(items.length - 1));
  const { styles: where, near, isFar, control } = useMapView(frame, plan, start);
  const open = useMapTravel({ frame, plan, control, items, onPlace, onLeave });
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame}>
        <animated.div
          className={styles.plane}
          data-distance={isFar ? "far" : "near"}
          style={{ ...where, width: plan.width * CELL, height: plan.height * CELL }}
        >
          <ul aria-label={label}>
            {items.map((item, index) => (
              <MapPiece
                key={item.key}
                item={item}
                index={index}
                plan={plan}
                hasTwin={hasTwin(items, index)}
                isNear={overlaps(plan.pieces[index]?.area ?? near, near)}
                onOpen={open}
              />
            ))}
          </ul>
        </animated.div>
        <MapOverview plan={plan} items={items} view={where} frame={control.frame} />
      </div>
      <div className={styles.foot}>
        {children}
        <ZoomButtons zoomIn={zoomIn} zoomOut={zoomOut} onZoom={(step) => control.zoomBy(ZOOM_STEP ** step)} />
      </div>
    </div>
  );
}
