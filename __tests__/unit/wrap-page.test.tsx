import { render, screen } from "@testing-library/react";
import { pagesFor } from "../../src/site/pages";
import { DeviceEffects } from "../../src/app/device-effects";
import { PageEffects } from "../../src/app/page-effects";
import { RouteAnnouncer } from "../../src/app/route-announcer";
import { onPage } from "../support/with-plugin";

const day = "2025-03-01T10:00:00.000Z";
const pages = pagesFor({ cases: [], vacancies: [], posts: [], screens: { en: day, ru: day, br: day } });

function tree(path: string, title: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return onPage(
    page.context,
    <>
      <DeviceEffects />
      <PageEffects {...page.context} />
      <h1>
        {title}
        <span aria-hidden="true">11</span>
      </h1>
      <RouteAnnouncer pathname={path} />
    </>,
  );
}

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
});

describe("what a page does to the document", () => {
  it("L3, N20, N29: sets language, layout, device class and cookie, and follows a navigation", () => {
    const { rerender } = render(tree("/career", "Career"));
    expect(document.documentElement.lang).toBe("en");
    expect(document.body).toHaveAttribute("data-layout", "career");
    expect(document.body).toHaveClass("touch-device");
    expect(document.body).not.toHaveClass("not-touch-device");
    rerender(tree("/br/contacts", "Contato"));
    expect(document.documentElement.lang).toBe("pt");
    expect(document.body).toHaveAttribute("data-layout", "simple-with-logo");
    expect(document.cookie).toContain("i18n_redirected=br");
  });

  it("X7: announces a page that was gone to, not the first one", () => {
    const { rerender } = render(tree("/br", "Início"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    rerender(tree("/br/about", "Sobre nós"));
    expect(screen.getByRole("status")).toHaveTextContent(/^Página aberta: Sobre nós$/);
  });

  it("X7: leaves Gatsby's English announcer to nobody who listens", () => {
    const { baseElement } = render(
      <>
        <div id="gatsby-announcer" aria-live="assertive">
          Navigated to Sobre nós11
        </div>
        {tree("/br/about", "Sobre nós")}
      </>,
      { container: document.body },
    );
    expect(baseElement).toHaveTextContent("Navigated to");
    expect(screen.getByText(/^Navigated to/)).not.toBeVisible();
  });
});
