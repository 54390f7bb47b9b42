import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../src/layouts/header";
import { renderOnPage } from "../support/render-on-page";
import { scrollPage } from "../support/scroll-page";

const settings = {
  productName: "Future Native",
  ownLogo: null,
  phone: null,
  email: { general: "hello@agency.example" },
  school: { title: "School", url: "https://school.example/" },
  social: [{ network: "linkedin", title: "LinkedIn", url: "https://linkedin.example/agency" }],
};

function showAt(path: string, logo?: "home" | "career" | "none") {
  renderOnPage(
    path,
    <>
      <Header settings={settings} logo={logo} />
      <main>
        <a href="#elsewhere">Elsewhere</a>
      </main>
    </>,
  );
  return userEvent.setup();
}

// Gatsby's way to another page, which is not there without its router.
beforeAll(() => Object.assign(window, { ___navigate: () => undefined }));

const namesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("listitem")
    .map((item) => item.textContent?.trim());

describe("the menu (N21)", () => {
  it.each([
    ["/about", ["Home", "Cases", "About", "Contacts", "Jobs"]],
    ["/ru/about", ["Главная", "Кейсы", "О\u00A0нас", "Контакты", "Вакансии", "Блог", "Школа"]],
  ])("on %s lists the entries of the locale in order", (path, names) => {
    showAt(path);
    const label = path.startsWith("/ru") ? "Главное меню" : "Main menu";
    expect(namesOf(screen.getByRole("navigation", { name: label }))).toEqual(names);
  });

  it("carries the prefix, and leads from jobs to their block on home", () => {
    showAt("/ru/about");
    expect(screen.getByRole("link", { name: "Кейсы" })).toHaveAttribute("href", "/ru/cases");
    expect(screen.getByRole("link", { name: "Вакансии" })).toHaveAttribute("href", "/ru#jobs");
    expect(screen.getByRole("link", { name: "Школа" })).toHaveAttribute("href", settings.school.url);
  });

  it("opens by its button and closes with Escape, which gives the focus back", async () => {
    const user = showAt("/about");
    await user.click(screen.getByRole("button", { name: "Open the menu" }));
    const button = screen.getByRole("button", { name: "Close the menu" });
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.tab();
    expect(button).not.toHaveFocus();
    await user.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();
  });

  it("leaves nothing beside it within reach while it is open, once it has been painted", async () => {
    const user = showAt("/about");
    await user.click(screen.getByRole("button", { name: "Open the menu" }));
    await waitFor(() => expect(document.querySelector("main")).toHaveProperty("inert", true));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("main")).toHaveProperty("inert", false));
  });

  it("opens in the frame after the one in which its button answers", async () => {
    showAt("/about");
    fireEvent.click(screen.getByRole("button", { name: "Open the menu" }));
    expect(screen.getByRole("button", { name: "Close the menu" })).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("banner")).toHaveAttribute("data-menu", "closed");
    await waitFor(() => expect(screen.getByRole("banner")).toHaveAttribute("data-menu", "open"));
  });

  it("stays closed after two presses in one turn", async () => {
    showAt("/about");
    const button = screen.getByRole("button", { name: "Open the menu" });
    act(() => {
      button.click();
      button.click();
    });
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("locks the page while it is open, and closes when a link is followed", async () => {
    const user = showAt("/about");
    await user.click(screen.getByRole("button", { name: "Open the menu" }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-scroll-lock"));
    await user.click(screen.getByRole("link", { name: "Jobs" }));
    expect(screen.getByRole("button", { name: "Open the menu" })).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-scroll-lock"));
  });
});

describe("the header's other parts", () => {
  it("is small past 300 px, where it leaves the territory that it stood on (N22)", async () => {
    renderOnPage("/about", <Header settings={settings} ground="lime" />);
    const header = screen.getByRole("banner");
    expect(header).toHaveAttribute("data-header", "full");
    expect(header).toHaveAttribute("data-ground", "lime");
    scrollPage(301);
    await waitFor(() => expect(header).toHaveAttribute("data-header", "mini"));
    expect(header).not.toHaveAttribute("data-ground");
    scrollPage(300);
    await waitFor(() => expect(header).toHaveAttribute("data-header", "full"));
    scrollPage(0);
  });

  it.each([
    ["home", "Future Native: to the home page", "/"],
    ["career", "Future Native: to the careers page", "/career"],
  ] as const)("has a logo that leads to %s (N22)", (logo, name, address) => {
    showAt("/about", logo);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  });

  it("has none in the simple layout (N20)", () => {
    showAt("/privacy", "none");
    expect(screen.queryByRole("link", { name: /Future Native/ })).not.toBeInTheDocument();
  });

  it("lists the other languages, and none on the blog (L4)", () => {
    showAt("/about");
    expect(namesOf(screen.getByRole("navigation", { name: "Language" }))).toEqual(["Ru, Русский", "Br, Português"]);
  });

  it("has no languages on the blog (L4)", () => {
    showAt("/ru/blog/brief");
    expect(screen.queryByRole("navigation", { name: "Язык" })).not.toBeInTheDocument();
  });
});

test("N20: an own logo takes the place of mark and name, and its link keeps the name", () => {
  const ownLogo = ["/static/logo/a.svg", "/static/logo/b.svg", "/static/logo/c.svg"];
  renderOnPage("/about", <Header settings={{ ...settings, ownLogo }} />);
  const link = screen.getByRole("link", { name: /Future Native/ });
  const pictures = [...link.querySelectorAll("img")];
  expect(pictures.map((picture) => [picture.getAttribute("src"), picture.alt])).toEqual(
    ownLogo.map((src) => [src, ""]),
  );
  expect(link.querySelector("svg")).toBeNull();
});
