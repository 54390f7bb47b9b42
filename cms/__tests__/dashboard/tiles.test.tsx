/** The tiles of the dashboard that show figures (X15): each says in words what its figure means, and one next act. */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { DraftsTile } from "../../src/dashboard/admin/drafts-tile";
import { NotSetUp } from "../../src/dashboard/admin/not-set-up";
import { localized } from "../../src/i18n";
import { EditingTile } from "../../src/dashboard/admin/editing-tile";
import { InboxTile } from "../../src/dashboard/admin/inbox-tile";
import type { Finding } from "payload-monitoring/checks";
import { FilledTile } from "../../src/dashboard/admin/tile-slot";
import { TranslatedTile } from "../../src/dashboard/admin/translated-tile";

const NOW = "2026-11-25T09:00:00.000Z";
const told = { language: "en", now: NOW };
const tile = (name: string) => screen.getByRole("region", { name });
const link = (name: string) => screen.getByRole("link", { name });

describe("X15: the inbox", () => {
  const calm = { fresh: 0, byForm: { "1": 0, "2": 0, "3": 0 }, held: 0, oldest: null };

  it("calls where somebody waits: how many by which form, since when", () => {
    const figures = { fresh: 3, byForm: { "1": 2, "2": 1, "3": 0 }, held: 0, oldest: "2026-11-23T08:00:00.000Z" };
    render(<InboxTile figures={figures} {...told} />);
    expect(tile("Inbox")).toHaveAttribute("data-state", "call");
    expect(tile("Inbox")).toHaveTextContent("3Briefs: 2, applications: 1, invitations: 0.The oldest came 2 days ago.");
    expect(link("Answer").getAttribute("href")).toContain("state");
  });

  it("leads to what is held as spam", () => {
    render(<InboxTile figures={{ ...calm, held: 4 }} {...told} />);
    expect(tile("Inbox")).toHaveTextContent("Held as spam: 4.");
    expect(decodeURIComponent(link("Look through them").getAttribute("href") ?? "")).toContain("[mail][equals]=held");
  });

  it("is calm where nothing waits, in the reader's language", () => {
    render(<InboxTile figures={calm} language="ru" now={NOW} />);
    expect(tile("Входящие")).toHaveAttribute("data-state", "calm");
    expect(tile("Входящие")).toHaveTextContent("Ничего не ждёт.");
    expect(tile("Входящие")).not.toHaveTextContent("0");
  });
});

describe("X15: drafts", () => {
  const draft = { list: "cases", id: "7", title: "Trains", kind: "Case", savedAt: "2026-11-25T08:00:00.000Z" };

  it("go on with the newest", () => {
    render(<DraftsTile figures={{ total: 9, newest: [draft, { ...draft, id: "8", title: "Ships" }] }} {...told} />);
    expect(tile("My drafts")).toHaveTextContent("9");
    expect(within(tile("My drafts")).getAllByRole("listitem")[0]).toHaveTextContent("Trains Case, 1 hour ago");
    expect(link("Go on")).toHaveAttribute("href", "/admin/collections/cases/7");
  });

  it("of a screen lead to its form", () => {
    render(
      <DraftsTile
        figures={{ total: 1, newest: [{ ...draft, list: "page-about", id: "", title: "About" }] }}
        {...told}
      />,
    );
    expect(link("About")).toHaveAttribute("href", "/admin/globals/page-about");
  });

  it("say what to begin where there are none", () => {
    render(<DraftsTile figures={{ total: 0, newest: [] }} {...told} />);
    expect(link("Begin a case")).toHaveAttribute("href", "/admin/collections/cases/create");
  });
});

describe("X15: what others have open", () => {
  it("names the entry and the person", () => {
    const entry = { list: "cases", id: "7", title: "Trains", by: "Ana", at: "2026-11-25T08:58:00.000Z" };
    render(<EditingTile entries={[entry]} {...told} />);
    expect(screen.getByRole("listitem")).toHaveTextContent("Trains Ana, 2 minutes ago");
    expect(link("Trains")).toHaveAttribute("href", "/admin/collections/cases/7");
  });

  it("says what the tile is for while nobody has", () => {
    render(<EditingTile entries={[]} {...told} />);
    expect(tile("Open elsewhere")).toHaveTextContent("Nobody else has an entry open.");
  });
});

describe("X15: translations", () => {
  const en = { code: "en", complete: 12, missing: 0, older: 0 } as const;
  const ru = { code: "ru", complete: 11, missing: 0, older: 1 } as const;
  const br = { code: "br", complete: 9, missing: 3, older: 0 } as const;

  it("leads to the language that lacks most", () => {
    render(<TranslatedTile figures={{ total: 12, locales: [en, ru, br] }} language="en" />);
    expect(screen.getByRole("meter", { name: /Português/ })).toHaveAttribute("value", "9");
    expect(tile("Translations")).toHaveTextContent("11 / 12older than English 1");
    expect(link("Translate")).toHaveAttribute("href", "/admin/translations?locale=br&state=missing");
  });

  it("are calm where nothing is missing or older", () => {
    render(<TranslatedTile figures={{ total: 12, locales: [en] }} language="en" />);
    expect(tile("Translations")).toHaveTextContent("Everything is translated.");
    expect(link("Open the board")).toHaveAttribute("href", "/admin/translations");
  });
});

test("X15: a tile whose figures cannot be read says so, and the log says why", async () => {
  const fault = new Error("The table is gone.");
  const faults: unknown[] = [];
  const read = () => Promise.reject(fault);
  const onFault = (error: unknown) => faults.push(error);
  render(await FilledTile({ language: "en", title: "Inbox", onFault, read, children: () => null }));
  expect(tile("Inbox")).toHaveTextContent("This could not be read.");
  expect(faults).toEqual([fault]);
});

describe("X10: the dashboard's first line", () => {
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
    render(await NotSetUp({ language, read }));
    const [mail, ...others] = within(screen.getByRole("region", { name: title })).getAllByRole("listitem");
    expect(mail).toHaveTextContent(sentence);
    expect(mail).toHaveTextContent("SMTP_URL");
    expect(others).toHaveLength(1);
  });

  it("is not there where all is set up, nor for what has failed", async () => {
    const failed: Finding = { name: "mail", state: "failing", reason: "No way out.", isFatal: false };
    expect(await NotSetUp({ language: "en", read: async () => [failed] })).toBeNull();
  });
});
