import { screen } from "@testing-library/react";
import type { FormType } from "@future-native/contract/form-rules";
import { EnquiryForm } from "../../src/forms/enquiry-form";
import { ContactDoors } from "../../src/sections/contact-doors/contact-doors";
import { renderOnPage } from "../support/render-on-page";

const mailbox = "jobs@agency.example";

function show(page: string, formType: FormType = 2) {
  return renderOnPage(page, <EnquiryForm formType={formType} mailbox={mailbox} title={<h1>Form</h1>} />);
}

const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ");

describe("N9: the mailboxes", () => {
  it.each([
    ["/contacts", "Jobs"],
    ["/ru/contacts", "Работа"],
    ["/br/contacts", "Vagas"],
  ])("are both on %s", (page, jobs) => {
    renderOnPage(
      page,
      <ContactDoors settings={{ phone: null, email: { general: "hello@agency.example", jobs: mailbox } }} />,
    );
    expect(screen.getByRole("link", { name: /^hello@/ })).toHaveAttribute("href", "mailto:hello@agency.example");
    const link = screen.getByRole("link", { name: /^jobs@/ });
    expect(link).toHaveAttribute("href", `mailto:${mailbox}`);
    expect(link.parentElement).toHaveTextContent(`${jobs} ${mailbox}`);
  });

  it.each([
    ["/contacts/job", "Prefer e-mail? Write to"],
    ["/ru/contacts/job", "Удобнее по почте? Пишите на"],
    ["/br/contacts/job", "Prefere e-mail? Escreva para"],
  ])("for applications is named on %s", (page, text) => {
    show(page);
    const link = screen.getByRole("link", { name: /^jobs@/ });
    expect(link).toHaveAttribute("href", `mailto:${mailbox}`);
    expect(plain(link.parentElement?.textContent)).toBe(`${text} ${mailbox}`);
  });
});

describe("F3: consent to news", () => {
  it("is required in Russian, unticked, and says why and for what", () => {
    show("/ru/contacts/job");
    const box = screen.getByRole("checkbox", { name: /новости/ });
    expect(box).toBeRequired();
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(
      /можем прислать новости и\s*предложения.*закон.*без\s*него форма не\s*отправляется/i,
    );
  });

  it.each(["/contacts/job", "/br/contacts/job"])("is neither asked for nor mentioned on %s", (page) => {
    show(page);
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.getByRole("checkbox")).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/news|novidades/)).not.toBeInTheDocument();
  });
});
