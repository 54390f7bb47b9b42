import { join } from "node:path";
import { openTypefaces, type Typefaces } from "../src";
import { layOut } from "../src/layout";

let faces: Typefaces;
beforeAll(async () => {
  faces = await openTypefaces(join(__dirname, "..", "..", ".."));
});

const TITLES = [
  "Hired by a bug",
  "Страховка от\u00a0понедельника",
  "Contatos",
  "Переосвидетельствование высококвалифицированных достопримечательностей человекообразными",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "Àãçéêõ ĄĘŐ ёЁ №7 — «так»",
  "word ".repeat(60),
];

test.each(TITLES)("the title %p stays within the card and above its foot", (title) => {
  const { title: set, kind, quiet } = layOut({ title, kind: "Кейс · «Арапуру»" }, faces.display, faces.text);
  for (const { text, x, y } of set.lines) {
    expect(x + faces.display.measure(text, set.size)).toBeLessThanOrEqual(1200 - 56);
    expect(y - set.size * 0.76).toBeGreaterThan(170);
  }
  expect(set.size).toBeGreaterThanOrEqual(42);
  expect(kind.lines.at(-1)?.y).toBe(630 - 60);
  expect(quiet[0]?.y).toBeGreaterThan(140);
});
