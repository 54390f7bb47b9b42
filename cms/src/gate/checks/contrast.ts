import { TERRITORY_COLORS, type TerritoryColor } from "@future-native/contract";
import { contrastOf } from "@future-native/contract/cards";
import { isRecord } from "../../is-record";
import { words, type Words } from "../../words";
import type { Change, Check, Fault } from "../change";

/** Below it two colours are one to the eye: sand and sun have 1.03, rose and hot, which are told apart, 1.5. An accent may be quieter. */
const LEAST = { figure: 1.25, accent: 1.1 } as const;

const isColor = (value: unknown): value is TerritoryColor => TERRITORY_COLORS.some((color) => color === value);

const UNSEEN: Readonly<Record<"figure" | "accent", Words>> = {
  figure: words(
    "The figure cannot be told from the ground. Choose a lighter or a darker colour for one of the two.",
    "Фигуру не отличить от фона. Возьмите для одного из них цвет светлее или темнее.",
    "A figura não se distingue do fundo. Escolha uma cor mais clara ou mais escura para um dos dois.",
  ),
  accent: words(
    "The accent cannot be told from the ground. Choose a lighter or a darker colour for it.",
    "Акцент не отличить от фона. Возьмите для него цвет светлее или темнее.",
    "O destaque não se distingue do fundo. Escolha para ele uma cor mais clara ou mais escura.",
  ),
};

const NO_HEAD = words(
  "The top of this picture is light and dark at once: logo, languages and menu could not be read on it, and stand above it on the colour of the territory. For a picture up to the edge choose one with a calm top, or move its focal point.",
  "Верх этой картинки и светлый, и тёмный: логотип, языки и меню на нём не прочесть, поэтому они стоят над картинкой, на цвете территории. Чтобы картинка доходила до края, возьмите другую, со спокойным верхом, или сдвиньте точку фокуса.",
  "O topo desta imagem é claro e escuro ao mesmo tempo: logo, idiomas e menu não seriam legíveis sobre ele e ficam acima, na cor do território. Para a imagem chegar até a borda, escolha uma com topo calmo ou mova o ponto de foco.",
);

/** A cover on which neither ink nor paper can be read (X7): the site puts its head above it. */
function coverFaults({ after, site }: Change): Fault[] {
  return (after?.pictures ?? [])
    .filter(({ field, id }) => field === "cover" && site.pictures.get(id)?.head === null)
    .map(({ field, id }) => ({ severity: "warning", field, locale: null, message: NO_HEAD, subject: String(id) }));
}

/**
 * Territories whose figure or accent cannot be seen on the ground (X13), and covers that the page's head cannot be read on.
 * Words on a territory are always ink or paper, and readable.
 */
export const contrast: Check = (change) => [...territoryFaults(change), ...coverFaults(change)];

function territoryFaults({ after }: Change): Fault[] {
  const territory = after?.doc.territory;
  if (!isRecord(territory) || !isColor(territory.ground)) return [];
  const { ground } = territory;
  return (["figure", "accent"] as const).flatMap((part): Fault[] => {
    const color = territory[part];
    if (!isColor(color) || contrastOf(ground, color) >= LEAST[part]) return [];
    const severity = part === "figure" ? "error" : "warning";
    const subject = `${ground} ${color}`;
    return [{ severity, field: `territory.${part}`, locale: null, message: UNSEEN[part], subject }];
  });
}
