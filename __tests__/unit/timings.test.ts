import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TIMINGS } from "../../src/site/timings";

const tokens = readFileSync(join(__dirname, "..", "..", "src", "styles", "tokens.css"), "utf8");

/** In milliseconds, as for those who mind no movement: the first place where the token stands. */
const durationOf = (token: string) => 1000 * Number(new RegExp(`--${token}: ([\\d.]+)s;`).exec(tokens)?.[1]);

describe("times that the script and the styles share", () => {
  it.each([
    ["quick", TIMINGS.reveal.animationMs],
    ["page", TIMINGS.page.transitionMs],
    ["menu", TIMINGS.menu.animationMs],
  ])("--%s", (token, ms) => {
    expect(durationOf(token)).toBe(ms);
  });
});
