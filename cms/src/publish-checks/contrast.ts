import { TERRITORY_COLORS, type TerritoryColor } from "@future-native/contract";
import { contrastOfHex } from "@future-native/contract/cards";
import { isRecord } from "payload-kit";
import type { Change, Fault } from "payload-publish-gate";
import { localized } from "../i18n";
import type { SiteCheck, SiteFacts } from "./check";

/**
 * Least contrast at which two colours can be distinguished: sand and sun have 1.03, rose and hot 1.5. An accent may
 * have less.
 */
const LEAST = { figure: 1.25, accent: 1.1 } as const;

const isColor = (value: unknown): value is TerritoryColor => TERRITORY_COLORS.some((color) => color === value);

/** A cover on which neither ink nor paper can be read (X7): the site puts its head above it. */
function coverFaults({ after, site }: Change<SiteFacts>): Fault[] {
  return (after?.pictures ?? [])
    .filter(({ field, id }) => field === "cover" && site.heads.get(id) === null)
    .map(({ field, id }) => ({
      severity: "warning",
      field,
      locale: null,
      message: localized("checks:contrast.noHead"),
      subject: String(id),
    }));
}

/**
 * Territories whose figure or accent cannot be seen on the ground (X13), and covers that the page's head cannot be read on.
 * Words on a territory are always ink or paper, and readable.
 */
export const contrast: SiteCheck = (change) => [...territoryFaults(change), ...coverFaults(change)];

function territoryFaults({ after, site: { palette } }: Change<SiteFacts>): Fault[] {
  const territory = after?.doc.territory;
  if (!isRecord(territory) || !isColor(territory.ground)) return [];
  const { ground } = territory;
  return (["figure", "accent"] as const).flatMap((part): Fault[] => {
    const color = territory[part];
    if (!isColor(color) || contrastOfHex(palette[ground], palette[color]) >= LEAST[part]) return [];
    const severity = part === "figure" ? "error" : "warning";
    const subject = `${ground} ${color}`;
    return [
      { severity, field: `territory.${part}`, locale: null, message: localized(`checks:contrast.${part}`), subject },
    ];
  });
}
