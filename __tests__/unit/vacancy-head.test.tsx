import { screen } from "@testing-library/react";
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

function show(facts: Partial<Omit<typeof vacancy, "salary">> & { salary?: typeof vacancy.salary | null } = {}) {
  renderOnPage("/ru/career", <VacancyHead vacancy={{ ...vacancy, ...facts }} />);
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

  it("says that it is closed when its day has passed, and leads to those that are open", () => {
    show({ closed: true });
    expect(screen.getByText(/Вакансия закрыта/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Откликнуться" })).not.toBeInTheDocument();
    expect(screen.queryByRole("definition")).not.toBeInTheDocument();
    const others = screen.getByRole("link", { name: "Открытые вакансии" });
    expect(others).toHaveAttribute("href", "/ru/career#career-vacancy");
  });

  it("leads to where one applies, and back to all vacancies", () => {
    show();
    const apply = screen.getByRole("link", { name: "Откликнуться" });
    expect(apply).toHaveAttribute("href", "/ru/contacts/job");
    expect(apply.dataset).toMatchObject({ popupType: "2", vacancy: vacancy.title });
    expect(screen.getByRole("link", { name: "Все вакансии" })).toHaveAttribute("href", "/ru/career#career-vacancy");
  });
});
