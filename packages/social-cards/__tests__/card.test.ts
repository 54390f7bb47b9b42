import { join } from "node:path";
import { drawCard, openTypefaces } from "../src";

const FACES = openTypefaces(join(__dirname, "..", "..", ".."));
const COLORS = { text: "#111", disc: "#222", half: "#333", draw: () => "" };

test("L5: a card shows its title, its kind and the name beside the mark", async () => {
  const faces = await FACES;
  const words = { title: "Hired by a bug", kind: "Case", name: "Future Native" };
  const design = { ...words, ...COLORS };
  const drawn = drawCard(design, faces);
  for (const word of Object.keys(words)) {
    const without = drawCard({ ...design, [word]: "" }, faces);
    expect({ word, isShown: without.length < drawn.length }).toEqual({ word, isShown: true });
  }
});

test("letters that no font has are left out, without a box in their place", async () => {
  const faces = await FACES;
  const georgian = { title: "ბრენდის ისტორია", kind: "საქმე", name: "Future Native", ...COLORS };
  const nothing = { ...georgian, title: "", kind: "" };
  expect(drawCard(georgian, faces)).toBe(drawCard(nothing, faces));
});
