import { webcrypto } from "node:crypto";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormType } from "@future-native/contract/form-rules";
import { EnquiryForm } from "../../src/forms/enquiry-form";
import { ContactDoors } from "../../src/sections/contact-doors/contact-doors";
import { fakeUploads, latestUpload } from "../support/fake-upload";
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

describe("F5: after a success", () => {
  let restore: () => void;
  beforeEach(() => {
    restore = fakeUploads();
    Object.defineProperty(window, "crypto", { value: webcrypto, configurable: true });
  });
  afterEach(() => {
    restore();
    sessionStorage.clear();
  });

  async function send(name: string) {
    await userEvent.type(screen.getByLabelText("Your name"), name);
    await userEvent.type(screen.getByLabelText("Company"), "North");
    await userEvent.type(screen.getByLabelText("E-mail"), "ana@north.example");
    await userEvent.type(screen.getByLabelText("Phone"), "+44 20 7946 0000");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await act(async () => latestUpload().answer(200, { success: 1 }));
    expect(screen.getByRole("status")).toHaveTextContent("The sun is up.");
    return latestUpload().body;
  }

  it("another message is written in an empty form, and is an enquiry of its own", async () => {
    show("/contacts/brief", 1);
    const first = await send("Ana");
    await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Your name")).toHaveFocus();
    for (const field of screen.getAllByRole("textbox")) expect(field).toHaveValue("");
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    const second = await send("Vera");
    expect([first?.get("name"), second?.get("name")]).toEqual(["Ana", "Vera"]);
    expect(second?.get("key")).not.toBe(first?.get("key"));
  });
});
