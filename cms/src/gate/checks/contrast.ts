import { TERRITORY_COLORS, type TerritoryColor } from "@future-native/contract";
import { contrastOf } from "@future-native/contract/cards";
import { isRecord } from "../../is-record";
import { words, type Words } from "../../words";
import type { Check, Fault } from "../change";

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

/** Territories whose figure or accent nobody can see on the ground (X13). Words on it are always ink or paper, and readable. */
export const contrast: Check = ({ after }) => {
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
};
