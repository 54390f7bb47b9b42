import { act, fireEvent, screen, within } from "@testing-library/react";
import { ContentBlocks } from "../../src/sections/content-blocks/content-blocks";
import { STORY_VIEWS } from "../../src/sections/content-blocks/story-views";
import { observeAtOnce } from "../support/observe-at-once";
import { renderOnPage, serveOnPage } from "../support/render-on-page";

type Block = Extract<Queries.ContentBlocksFragment, { __typename: "PlayBlock" }>;

observeAtOnce();

afterEach(() => {
  jest.useRealTimers();
});

const territory = { colors: ["ink", "sun", "sky"], mark: "arc", seed: 38 };

const playBlock = (kind: string, labels: readonly string[], action: string | null = null): Block => ({
  ...{ __typename: "PlayBlock", kind, title: "Play it", lead: "So.", action, done: "It is done." },
  steps: labels.map((label) => ({ label, said: `${label} was said.` })),
});

const blocksOf = (block: Block) => <ContentBlocks story={STORY_VIEWS} blocks={[block]} territory={territory} />;

/** Draws it, and waits for its code. */
async function play(...block: Parameters<typeof playBlock>) {
  renderOnPage("/cases/north", blocksOf(playBlock(...block)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return within(screen.getByRole("region", { name: "Play it" }));
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = () => screen.getByRole("status").textContent;
const state = () => document.querySelector("[data-state]")?.getAttribute("data-state");
const parts = () => [...document.querySelectorAll("[data-part]")].map((part) => part.getAttribute("data-part"));

describe("N8: something to play", () => {
  it("is read without scripts: its drawing, its steps and its end", () => {
    const html = serveOnPage("/cases/north", blocksOf(playBlock("bug", ["Kill", "Keep"])));
    expect(html).toContain('src="/play/bug.svg"');
    for (const text of ["Play it", "So.", "Kill was said.", "Keep was said.", "It is done."])
      expect(html).toContain(text);
    expect(html).not.toContain("<button");
  });

  it("stays as it is read for a kind that the site does not know", async () => {
    await play("organ", ["Air"]);
    expect(screen.getByRole("button", { name: "Air" })).toBeVisible();
  });
});

describe("N8: a bug", () => {
  it("comes back with another one when it is killed, and is framed when it is kept", async () => {
    await play("bug", ["Kill", "Keep"]);
    expect(parts()).toEqual(["base", "beetle-0"]);
    press("Kill");
    expect(said()).toBe("Kill was said.");
    press("Kill");
    expect(parts()).toEqual(["base", "second", "third", "beetle-0"]);
    press("Keep");
    expect(state()).toBe("kept");
    expect(parts()).toEqual(["base", "frame"]);
    expect(said()).toBe("Keep was said. It is done.");
  });
});

describe("N8: a bell", () => {
  it("closes the page, and Escape or another ring opens it", async () => {
    await play("bell", ["17.30", "8.00"], "Ring");
    press("Ring");
    expect(state()).toBe("closed");
    expect(screen.getByRole("button", { name: "Ring", pressed: true })).toBeVisible();
    expect(said()).toBe("17.30 was said.");
    fireEvent.keyDown(document, { key: "Escape" });
    expect(said()).toBe("8.00 was said.");
    press("Ring");
    press("Ring");
    expect(state()).toBe("open");
  });

  it("rings by itself at half past five", async () => {
    jest.useFakeTimers({ now: new Date(2026, 0, 15, 17, 29), doNotFake: ["queueMicrotask"] });
    renderOnPage("/cases/north", blocksOf(playBlock("bell", ["17.30", "8.00"], "Ring")));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(state()).toBe("untouched");
    act(() => jest.advanceTimersByTime(60_000));
    expect(state()).toBe("closed");
  });
});

describe("N8: twenty seconds", () => {
  it("show the steps to those who stay seated, and begin again for those who get up", async () => {
    await play("chair", ["Rain", "Lamp", "Drip", "Shoes"], "Sit");
    jest.useFakeTimers();
    const wait = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
    };
    press("Sit");
    expect(said()).toBe("Rain Rain was said.");
    wait(12);
    expect(said()).toBe("Drip Drip was said.");
    press("Sit");
    expect(state()).toBe("idle");
    press("Sit");
    wait(20);
    expect(state()).toBe("done");
    expect(said()).toBe("It is done.");
    expect(parts()).toEqual(["base", "begun", "step-1", "step-2", "step-3", "step-4"]);
  });
});

describe("N8: a ruler", () => {
  it("has a phrase for each mark, which the slider tells", async () => {
    await play("ruler", ["Who taught you?", "Wrong.", "Show me."]);
    const slider = screen.getByRole("slider", { name: "Play it" });
    expect(slider).toHaveAttribute("aria-valuetext", "1. Who taught you?");
    expect(said()).toBe("Who taught you? was said.");
    fireEvent.change(slider, { target: { value: "3" } });
    expect(slider).toHaveAttribute("aria-valuetext", "3. Show me.");
    expect(state()).toBe("soft");
    expect(said()).toBe("It is done.");
  });
});

describe("N8: a dial", () => {
  it("answers with the greeting of each key, and is done once all have answered", async () => {
    await play("dial", ["Sawubona", "Molweni"]);
    press("2");
    expect(screen.getByRole("button", { name: "Molweni" })).toBeVisible();
    expect(said()).toBe("Molweni was said.");
    press("1");
    expect(said()).toBe("Sawubona was said. It is done.");
    press("Again");
    expect(screen.getByRole("button", { name: "1" })).toBeVisible();
  });
});

describe("N8: a name plate", () => {
  it("arrives under the name that was written on it", async () => {
    await play("plate", ["First name"], "Let it out");
    press("Let it out");
    expect(state()).toBe("depot");
    fireEvent.change(screen.getByRole("textbox", { name: "First name" }), { target: { value: " Vera " } });
    press("Let it out");
    expect(said()).toBe("Vera. First name was said.");
    fireEvent.animationEnd(screen.getByText("Vera", { selector: "text" }));
    expect(said()).toBe("Vera. It is done.");
  });
});

describe("N8: choices", () => {
  it.each(["claims", "torch", "windows"])("of %s each add to the drawing, and finish it together", async (kind) => {
    await play(kind, ["First", "Second"]);
    press("Second");
    expect(screen.getByRole("button", { name: "Second", pressed: true })).toBeVisible();
    expect(said()).toBe("Second was said.");
    expect(parts()).toEqual(["base", "step-2"]);
    press("First");
    expect(state()).toBe("done");
    expect(parts()).toEqual(["base", "step-2", "step-1", "done"]);
    expect(said()).toBe("First was said. It is done.");
    press("Again");
    expect(parts()).toEqual(["base"]);
  });

  it("of yarn turn a word into what it means", async () => {
    await play("yarn", ["Load balancing", "On-call"]);
    press("On-call");
    expect(screen.getByRole("button", { name: "On-call was said." })).toBeVisible();
    expect(said()).toBe("");
  });
});
