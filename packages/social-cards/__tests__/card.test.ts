import { join } from "node:path";
import { drawCard, openTypefaces } from "../src";

test("L5: a card shows its title, its kind and the name beside the mark", async () => {
  const faces = await openTypefaces(join(__dirname, "..", "..", ".."));
  const words = { title: "Hired by a bug", kind: "Case", name: "Future Native" };
  const design = { ...words, text: "#111", disc: "#222", half: "#333", draw: () => "" };
  const drawn = drawCard(design, faces);
  for (const word of Object.keys(words)) {
    const without = drawCard({ ...design, [word]: "" }, faces);
    expect({ word, isShown: without.length < drawn.length }).toEqual({ word, isShown: true });
  }
});
