/** Widgets of the site on the dashboard (X15), and the line above it. */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import type { Finding } from "payload-monitoring/checks";
import { InboxTile } from "../../src/enquiries/admin/inbox-tile";
import { localized } from "../../src/i18n";
import { MissingSettings } from "../../src/monitoring/admin/not-set-up";

const NOW = "2026-11-25T09:00:00.000Z";
const told = { title: "Inbox", language: "en", now: NOW };
const tile = (name: string) => screen.getByRole("region", { name });
const link = (name: string) => screen.getByRole("link", { name });

describe("X15: the inbox", () => {
  const calm = { fresh: 0, byForm: { "1": 0, "2": 0, "3": 0 }, unmailed: 0, held: 0, oldest: null };

  it("calls where somebody waits: how many by which form, since when", () => {
    const figures = { ...calm, fresh: 3, byForm: { "1": 2, "2": 1, "3": 0 }, oldest: "2026-11-23T08:00:00.000Z" };
    render(<InboxTile figures={figures} {...told} />);
    expect(tile("Inbox")).toHaveAttribute("data-state", "call");
    expect(tile("Inbox")).toHaveTextContent(
      "3Brief: 2, Job application: 1, Speaker invitation: 0.The oldest came 2 days ago.",
    );
    expect(link("Answer").getAttribute("href")).toContain("state");
  });

  it("leads to what could not be mailed", () => {
    render(<InboxTile figures={{ ...calm, unmailed: 2 }} {...told} />);
    expect(tile("Inbox")).toHaveAttribute("data-state", "alarm");
    expect(tile("Inbox")).toHaveTextContent("Enquiries that could not be mailed: 2.");
    expect(decodeURIComponent(link("Send again").getAttribute("href") ?? "")).toContain("[mail][equals]=failed");
  });

  it("leads to what is held as spam", () => {
    render(<InboxTile figures={{ ...calm, held: 4 }} {...told} />);
    expect(tile("Inbox")).toHaveTextContent("Held as spam: 4.");
    expect(decodeURIComponent(link("Look through them").getAttribute("href") ?? "")).toContain("[mail][equals]=held");
  });

  it("is calm where nothing waits, in the reader's language", () => {
    render(<InboxTile figures={calm} {...told} title="Входящие" language="ru" />);
    expect(tile("Входящие")).toHaveAttribute("data-state", "calm");
    expect(tile("Входящие")).toHaveTextContent("Ничего не ждёт.");
    expect(tile("Входящие")).not.toHaveTextContent("0");
  });
});

describe("X10: the line above the dashboard", () => {
  const unset = (name: "mail" | "queue"): Finding => {
    const missing = localized(`monitoring:notSetUp.${name}`);
    return { name, state: "not-set-up", reason: missing.en, isFatal: false, missing };
  };

  it.each([
    ["en", "Not set up", "There is no mail server"],
    ["ru", "Не настроено", "Почтовый сервер не задан"],
    ["pt", "Não configurado", "Não há servidor de e-mail"],
  ])("says in %s what is not set up, once, with the setting", async (language, title, sentence) => {
    const read = async () => [unset("mail"), unset("queue"), unset("queue")];
    render(await MissingSettings({ language, read }));
    const [mail, ...others] = within(screen.getByRole("region", { name: title })).getAllByRole("listitem");
    expect(mail).toHaveTextContent(sentence);
    expect(mail).toHaveTextContent("SMTP_URL");
    expect(others).toHaveLength(1);
  });

  it("is not there where all is set up, nor for what has failed", async () => {
    const failed: Finding = { name: "mail", state: "failing", reason: "No way out.", isFatal: false };
    expect(await MissingSettings({ language: "en", read: async () => [failed] })).toBeNull();
  });
});
