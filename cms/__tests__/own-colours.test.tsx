/** A4: the admin draws territories in the site's own colours, as the site does (decision 196). */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { DEFAULT_COLORS } from "@future-native/contract/cards";
import { Icon } from "../src/admin/graphics";
import { ColorsProvider } from "../src/admin/colors";
import { Composition } from "../src/territory/admin/composition";

const TERRITORY = { ground: "paper", figure: "ink", accent: "hot", mark: "blob", seed: 1 };

/** The drawing of a territory, as the text of its picture. */
function drawn(around: (drawing: ReactNode) => ReactNode): string {
  const { container } = render(around(<Composition territory={TERRITORY} shape="square" />));
  return decodeURIComponent(container.querySelector("img")?.src ?? "");
}

test("A4: the mark has the site's accent", () => {
  const { container } = render(
    <ColorsProvider colors={{ ...DEFAULT_COLORS, accent: "#0055ff" }}>
      <Icon />
    </ColorsProvider>,
  );
  expect(container.querySelector("path")).toHaveAttribute("fill", "#0055ff");
});

test("A4: a territory has the site's own colours, and those of the design where there are none", () => {
  const own = { ground: "#fafafa", ink: "#101820", accent: "#0055ff" };
  const inOwn = drawn((drawing) => <ColorsProvider colors={own}>{drawing}</ColorsProvider>);
  const inDefault = drawn((drawing) => drawing);
  for (const name of ["ground", "ink", "accent"] as const) {
    expect(inOwn).toContain(own[name]);
    expect(inOwn).not.toContain(DEFAULT_COLORS[name]);
    expect(inDefault).toContain(DEFAULT_COLORS[name]);
  }
});
