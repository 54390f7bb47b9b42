import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchEntry } from "@future-native/contract";
import { createAnalyser, SearchIndex, type DocumentEntry } from "static-search/build";
import { SearchPage } from "../../src/search/search-page";
import { renderOnPage } from "../support/render-on-page";

const FILTERS = [{ value: "category:tech", label: "Technology" }];

const entry = (kind: string, title: string, url: string, facets: string[] = []): DocumentEntry => ({
  ...{ key: `${kind} ${title}`, kind, digest: title },
  read: () => ({
    fields: [{ text: title, weight: 8, usualWords: 4 }],
    facets,
    stored: { url, title, facts: "", texts: [] } satisfies SearchEntry,
  }),
});

const ENTRIES = [
  entry("case", "Hired by a bug", "/cases/bug", ["category:tech"]),
  entry("service", "Employer brand", "/#services"),
  entry("service", "Brand research", "/#services"),
];

/** Files of the release by their addresses. */
async function releaseFiles(): Promise<ReadonlyMap<string, string>> {
  const index = new SearchIndex({
    language: "en",
    kinds: ["case", "service"],
    analyse: await createAnalyser("en"),
  });
  const { manifest, fresh } = index.update(ENTRIES);
  const files = new Map([...fresh].map(([name, text]) => [`/static/search/en/${name}`, text]));
  return files.set("/search/en.json", JSON.stringify({ index: manifest, filters: FILTERS }));
}

beforeAll(async () => {
  const files = await releaseFiles();
  globalThis.fetch = (path) => {
    const text = files.get(String(path));
    return Promise.resolve({ ok: text !== undefined, json: () => JSON.parse(text ?? "") as unknown } as Response);
  };
});

function open(address: string) {
  window.history.replaceState({}, "", address);
  renderOnPage("/search", <SearchPage />);
  return userEvent.setup();
}

const field = () => screen.getByRole("searchbox");
const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(field());
  await user.type(field(), text);
};

describe("X8: the page of the search", () => {
  it("lists every entry, also where several stand on one page", async () => {
    const complained = jest.spyOn(console, "error");
    open("/search?q=brand");
    const services = await screen.findByRole("region", { name: "Services" });
    expect(within(services).getAllByRole("link")).toHaveLength(2);
    expect(complained).not.toHaveBeenCalled();
  });

  it("goes back to what the address asks for", async () => {
    const user = open("/search?q=bug");
    await type(user, "brand");
    expect(await screen.findByRole("region", { name: "Services" })).toBeVisible();
    window.history.replaceState({}, "", "/search?q=bug");
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(field()).toHaveValue("bug");
    expect(await screen.findByRole("region", { name: "Cases" })).toBeVisible();
  });

  it("narrows results by addresses that keep the question", async () => {
    open("/search?q=a+bug");
    expect(await screen.findByRole("link", { name: "Technology 1" })).toHaveAttribute(
      "href",
      "/search?q=a+bug&f=category%3Atech",
    );
    expect(screen.getByRole("link", { name: "Everything 1" })).toHaveAttribute("href", "/search?q=a+bug");
  });

  it("walks from the field to the results and back by arrow keys, and leaves keys with Shift alone", async () => {
    const user = open("/search?q=bug");
    const result = await screen.findByRole("link", { name: /Hired by a bug/ });
    await user.click(field());
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(field()).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(result).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(field()).toHaveFocus();
  });

  it("shows the filter that is on, so that it can be taken off, also where nothing is left of it", async () => {
    open("/search?q=brand&f=category%3Atech");
    const filter = await screen.findByRole("navigation", { name: "Narrow the results" });
    expect(within(filter).getByRole("link", { name: "Technology 0" })).toHaveAttribute("aria-current", "true");
    expect(within(filter).getByRole("link", { name: "Everything 2" })).toBeVisible();
  });

  it("lets go of a filter that there is no more", async () => {
    open("/search?q=brand&f=category%3Agone");
    expect(await screen.findByRole("link", { name: "Everything 2" })).toBeVisible();
  });
});
