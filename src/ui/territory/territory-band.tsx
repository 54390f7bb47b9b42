import { classNames } from "../class-names";
import { TerritoryArt } from "./territory-art";
import type { TerritoryData } from "./territory-data";
import * as styles from "./territory-band.module.css";

interface TerritoryBandProps {
  /** With the files of its drawing. */
  territory: TerritoryData & { readonly band: string; readonly bleed: string };
  className?: string;
}

/** A territory from edge to edge, between two sections: it goes by sideways as the page scrolls, and lives once when it arrives. */
export function TerritoryBand({ territory, className }: TerritoryBandProps) {
  return (
    <div aria-hidden="true" data-lives data-arrives className={classNames(styles.band, className)}>
      <TerritoryArt
        territory={territory}
        src={territory.band}
        phone={territory.bleed}
        shape="band"
        className={styles.art}
      />
    </div>
  );
}
