import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BlogList } from "../../src/sections/blog-list/blog-list";
import { renderOnPage } from "../support/render-on-page";

const tags = [
  { alias: "texts", title: "Тексты" },
  { alias: "evp", title: "EVP" },
  { alias: "unused", title: "Никто" },
];

const post = (alias: string, title: string, tag: number) => ({
  entryId: alias,
  alias,
  title,
  lead: "Коротко о главном",
  publishedAt: "2026-09-16T10:00:00+03:00",
  readingMinutes: 4,
  tags: tags.slice(tag, tag + 1),
});

const posts = [post("letter", "Вакансия как письмо", 0), post("poster", "EVP — это не плакат", 1)];

function show(search = "") {
  window.history.replaceState({}, "", `/ru/blog${search}`);
  renderOnPage("/ru/blog", <BlogList posts={posts} tags={tags} />);
  return userEvent.setup();
}

const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the list of articles (N3)", () => {
  it("shows all of them, each leading to its article", () => {
    show();
    expect(titles()).toEqual(["Вакансия как письмо", "EVP — это не плакат"]);
    expect(screen.getByRole("link", { name: "Вакансия как письмо" })).toHaveAttribute("href", "/ru/blog/letter");
  });

  it("is narrowed by the tag of the address", () => {
    show("?tag=evp");
    expect(titles()).toEqual(["EVP — это не плакат"]);
  });

  it("numbers its notes, and a note keeps its number", async () => {
    const user = show();
    expect(screen.getByText("02")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "EVP 1" }));
    expect(screen.queryByText("01")).not.toBeInTheDocument();
    expect(screen.getByText("02")).toBeInTheDocument();
  });

  it("gives each tag a sign that others do not have", () => {
    show();
    const signs = [...document.querySelectorAll("li [data-ground]")].map((sign) => sign.innerHTML);
    expect(signs).toHaveLength(2);
    expect(new Set(signs).size).toBe(2);
  });

  it("shows no thumbnails", () => {
    show();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(document.querySelector("picture")).toBeNull();
  });

  it("shows all for a tag that nobody knows", () => {
    show("?tag=no-such-tag");
    expect(titles()).toHaveLength(2);
  });

  it("changes by its filter, which offers no tag without articles", async () => {
    const user = show();
    expect(screen.queryByRole("link", { name: /Никто/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Тексты 1" }));
    expect(titles()).toEqual(["Вакансия как письмо"]);
    expect(window.location.search).toBe("?tag=texts");
  });

  it("says that its content is Russian", () => {
    show();
    expect(screen.getByText("Вакансия как письмо").closest("[lang]")).toHaveAttribute("lang", "ru");
  });
});
