/** The calendar of the dashboard (X15). */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { whenIs } from "payload-kit/moments";
import { daysLater } from "../../src/dashboard/admin/days";
import { ScheduledTile } from "../../src/dashboard/admin/scheduled-tile";

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

const later = () => screen.getByRole("button", { name: "Trains: a day later" });

describe("X15: what is scheduled", () => {
  it("stands in the list with its moment", () => {
    render(<ScheduledTile entries={[entry]} beyond={2} language="en" />);
    expect(screen.getByRole("listitem")).toHaveTextContent(`Trains goes live ${whenIs(AT, "en")}`);
    expect(screen.getByText("Later than that: 2.")).toBeInTheDocument();
  });

  it("moves by a day at the same hour, by keyboard, keeps the focus and says so", async () => {
    const posted = answering(200, {});
    render(<ScheduledTile entries={[entry]} beyond={0} language="en" />);
    const next = daysLater(AT, 1);
    later().focus();
    await userEvent.keyboard("{Enter}");
    expect(posted).toEqual([["/cms-api/scheduled/5", { from: entry.at, to: next.toISOString() }]]);
    expect(await screen.findByText(`Trains: moved to ${whenIs(next, "en")}`)).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent(whenIs(next, "en"));
    expect(later()).toHaveFocus();
  });

  it("stays where it is when it cannot be moved, and says why", async () => {
    answering(409, { errors: [{ message: "It has been published meanwhile." }] });
    render(<ScheduledTile entries={[entry]} beyond={0} language="en" />);
    await userEvent.click(later());
    expect(await screen.findByText("It has been published meanwhile.")).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent(whenIs(AT, "en"));
  });

  it("cannot be moved into the past", () => {
    const soon = new Date(Date.now() + 60_000).toISOString();
    render(<ScheduledTile entries={[{ ...entry, at: soon }]} beyond={0} language="en" />);
    expect(screen.getByRole("button", { name: "Trains: a day earlier" })).toBeDisabled();
    expect(later()).toBeEnabled();
  });

  it("where there is nothing, says how to schedule", () => {
    render(<ScheduledTile entries={[]} beyond={0} language="en" />);
    expect(screen.getByText(/^Nothing is scheduled. To publish something later/)).toBeInTheDocument();
  });
});
