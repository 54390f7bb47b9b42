/** The widget of what is scheduled (X15). */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatMoment } from "payload-kit/moments";
import { ScheduledTile } from "../src/admin/scheduled-tile";
import type { Calendar } from "../src/calendar";
import { daysLater } from "../src/admin/use-schedule";

const AT = daysLater(new Date(), 3);
const entry = {
  ...{ job: "5", list: "cases", id: "7", title: "Trains", type: "publish" as const },
  at: AT.toISOString(),
};

/** The CMS as it answers; keeps what was posted. */
function answering(status: number, body: object): unknown[] {
  const posted: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    posted.push([String(input), JSON.parse(String(init?.body))]);
    return { ok: status === 200, status, json: async () => body } as Response;
  };
  return posted;
}

const NONE: Calendar = { entries: [], beyond: 0, failed: [] };
const show = (calendar: Partial<Calendar>) =>
  render(<ScheduledTile title="Scheduled" figures={{ ...NONE, ...calendar }} language="en" now={AT.toISOString()} />);
const later = () => screen.getByRole("button", { name: "Trains: a day later" });

describe("X15: what is scheduled", () => {
  it("stands in the list with its moment", () => {
    show({ entries: [entry], beyond: 2 });
    expect(screen.getByRole("listitem")).toHaveTextContent(`Trains goes live ${formatMoment(AT, "en")}`);
    expect(screen.getByText("Later than that: 2.")).toBeInTheDocument();
  });

  it("moves by a day at the same hour, by keyboard, keeps the focus and says so", async () => {
    const posted = answering(200, {});
    show({ entries: [entry] });
    const next = daysLater(AT, 1);
    later().focus();
    await userEvent.keyboard("{Enter}");
    expect(posted).toEqual([["/cms-api/scheduled/5", { from: entry.at, to: next.toISOString() }]]);
    expect(await screen.findByText(`Trains: moved to ${formatMoment(next, "en")}`)).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent(formatMoment(next, "en"));
    expect(later()).toHaveFocus();
  });

  it("stays where it is when it cannot be moved, and says why", async () => {
    answering(409, { errors: [{ message: "It has been published meanwhile." }] });
    show({ entries: [entry] });
    await userEvent.click(later());
    expect(await screen.findByText("It has been published meanwhile.")).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent(formatMoment(AT, "en"));
  });

  it("cannot be moved into the past", () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    show({ entries: [{ ...entry, at: soon }] });
    expect(screen.getByRole("button", { name: "Trains: a day earlier" })).toBeDisabled();
    expect(later()).toBeEnabled();
  });

  it("that failed comes first, with its reason", () => {
    const failed = [{ list: "jobs", id: "3", title: "Producer", reason: "The lead is empty." }];
    show({ failed });
    expect(screen.getByRole("region")).toHaveAttribute("data-state", "alarm");
    expect(screen.getByRole("alert")).toHaveTextContent("Producer was not published at its time. The lead is empty.");
    expect(screen.getByRole("link", { name: "Producer" })).toHaveAttribute("href", "/admin/collections/jobs/3");
  });
});

test("X15: another day has the same hour, across the end of a month too", () => {
  const moment = new Date(2026, 10, 30, 9, 15, 30, 20);
  expect(daysLater(moment, 1)).toEqual(new Date(2026, 11, 1, 9, 15, 30, 20));
  expect(daysLater(moment, -30)).toEqual(new Date(2026, 9, 31, 9, 15, 30, 20));
});
