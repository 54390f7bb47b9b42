import { words } from "../words";

/** What the tools of a territory say. */
export const TEXTS = {
  roll: words("Roll the dice", "Бросить кости", "Jogar os dados"),
  wide: words("In a wide box", "В широкой рамке", "Em uma moldura larga"),
  tall: words("In a tall box", "В высокой рамке", "Em uma moldura alta"),
  square: words("In a square", "В квадрате", "Em um quadrado"),
};
