import { screen, within } from "@testing-library/react";
import { NextJobs } from "../../src/sections/jobs/jobs";
import { VacancyHead } from "../../src/sections/vacancy-head/vacancy-head";
import { renderOnPage } from "../support/render-on-page";

const vacancy = {
  title: "Арт-директор",
  lead: "Салфетка раньше",
  city: { title: "Москва" },
  format: "hybrid",
  employment: "full-time",
  salary: { min: 280000, max: 340000, currency: "RUB", unit: "month" },
  validThrough: "2027-02-28",
  closed: false,
};

const mailbox = "jobs@agency.example";

type Facts = Partial<Omit<typeof vacancy, "salary">> & { salary?: typeof vacancy.salary | null };

function show(facts: Facts = {}, page = "/ru/career") {
  renderOnPage(page, <VacancyHead vacancy={{ ...vacancy, ...facts }} mailbox={mailbox} />);
}

describe("the head of a vacancy (N6)", () => {
  it("shows city, format, employment, pay and the last day in the language of the page", () => {
    show();
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent?.replace(/\s/g, " "));
    expect(facts).toEqual([
      "Москва",
      "Гибридно",
      "Полная занятостьОткрыта до 28 февраля 2027 г.",
      "280 000–340 000 ₽в месяц",
    ]);
  });

  it("names a sum once where both ends of the pay are one", () => {
    show({ salary: { min: 60000, max: 60000, currency: "RUB", unit: "month" } });
    const pay = screen.getAllByRole("definition").at(-1)?.textContent;
    expect(pay?.replace(/\s/g, " ")).toBe("60 000 ₽в месяц");
  });

  it("leaves out pay that is not given", () => {
    show({ salary: null });
    expect(screen.queryByText("Зарплата")).not.toBeInTheDocument();
  });

  it.each([
    ["/career", /This vacancy is closed/, "See open vacancies"],
    ["/ru/career", /Вакансия закрыта/, "Открытые вакансии"],
    ["/br/career", /encerrada/, "Ver vagas abertas"],
  ])("on %s says that it is closed when its day has passed, and leads to those that are open", (page, closed, open) => {
    show({ closed: true }, page);
    expect(screen.getByText(closed)).toBeInTheDocument();
    expect(screen.queryByRole("definition")).not.toBeInTheDocument();
    const links = screen.getAllByRole("link");
    expect(links).toContain(screen.getByRole("link", { name: open }));
    // Back to the list, and to what is open in it: nowhere does one apply.
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `${page}#career-vacancy`,
      `${page}#career-vacancy`,
    ]);
  });

  it.each([
    ["/career", "Prefer e-mail? Write to"],
    ["/ru/career", "Удобнее по почте? Пишите на"],
    ["/br/career", "Prefere e-mail? Escreva para"],
  ])("on %s names the mailbox for applications", (page, text) => {
    show({}, page);
    const link = screen.getByRole("link", { name: /^jobs@/ });
    expect(link).toHaveAttribute("href", `mailto:${mailbox}`);
    expect(link.parentElement?.textContent?.replace(/\s/g, " ")).toBe(`${text} ${mailbox}`);
  });

  it("leads to where one applies, and back to all vacancies", () => {
    show();
    const apply = screen.getByRole("link", { name: "Откликнуться" });
    expect(apply).toHaveAttribute("href", "/ru/contacts/job");
    expect(apply.dataset).toMatchObject({ popupType: "2", vacancy: vacancy.title });
    expect(screen.getByRole("link", { name: "Все вакансии" })).toHaveAttribute("href", "/ru/career#career-vacancy");
  });
});

describe("the vacancies that follow one (N6)", () => {
  const job = (entryId: string) => ({
    ...{ entryId, title: `Vacancy ${entryId}`, format: "remote", city: { entryId: "1", title: "Tbilisi" } },
  });
  const jobs = (...ids: string[]) => ids.map(job);

  it.each([
    ["1", jobs("1", "2", "3", "4", "5"), ["2", "3", "4"]],
    ["4", jobs("1", "2", "3", "4", "5"), ["5", "1", "2"]],
    ["closed", jobs("1", "2", "3", "4"), ["1", "2", "3"]],
    ["2", jobs("1", "2"), ["1"]],
  ])("after %s are the next three of the list, which begins again", (after, vacancies, next) => {
    renderOnPage("/career", <NextJobs vacancies={vacancies} after={after} />);
    const section = screen.getByRole("region", { name: "Other vacancies" });
    expect(
      within(section)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(next.map((id) => `/career/${id}`));
  });

  it("are left out where it is the only one", () => {
    renderOnPage("/career", <NextJobs vacancies={jobs("1")} after="1" />);
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
