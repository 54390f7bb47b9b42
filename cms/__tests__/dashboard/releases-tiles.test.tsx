/** The tiles of the dashboard that follow the publisher (X15): what failed, the last releases. */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { FailedTile } from "../../src/dashboard/admin/failed-tile";
import { LiveRelease } from "../../src/dashboard/admin/live-release";
import { ReleasesProvider } from "../../src/dashboard/admin/releases-context";
import { ReleasesTile } from "../../src/dashboard/admin/releases-tile";
import type { ReleaseNote } from "payload-releases/status";

const NOW = "2026-11-25T09:00:00.000Z";

const release = (id: number, state: ReleaseNote["state"], more: Partial<ReleaseNote> = {}): ReleaseNote => ({
  ...{ id, state, step: null, percent: 100, changes: [], reason: null, places: [], log: null, pages: 24, way: null },
  ...{ createdAt: NOW, startedAt: null, finishedAt: null, liveAt: "2026-11-25T08:00:00.000Z", isKept: true },
  ...more,
});

/** The CMS as it answers with these releases; keeps what was posted. */
async function withReleases(releases: readonly ReleaseNote[], tiles: ReactNode): Promise<string[]> {
  const posted: string[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (init?.method === "POST") posted.push(path);
    const status = { now: NOW, isOn: true, releases, scheduled: [], page: null };
    return { ok: true, status: 200, json: async () => status } as Response;
  };
  await act(async () => void render(<ReleasesProvider>{tiles}</ReleasesProvider>));
  return posted;
}

const NONE = { mails: 0, schedules: [] };

describe("X4, X15: what failed", () => {
  it("says why, with the way to the field", async () => {
    const places = [{ list: "cases", id: "7", field: "cover", locale: "ru" }];
    const failed = release(42, "failed", { reason: 'Case "North": the cover is gone.', places });
    await withReleases([failed, release(41, "live")], <FailedTile failures={NONE} />);
    expect(await screen.findByRole("alert")).toHaveTextContent('Case "North": the cover is gone.');
    expect(screen.getByRole("link", { name: "Show the field" })).toHaveAttribute(
      "href",
      "/admin/collections/cases/7?locale=ru&field=cover",
    );
    expect(screen.getByRole("region", { name: "Failed" })).toHaveAttribute("data-state", "alarm");
  });

  it("publishes without the entry at fault in one click", async () => {
    const failed = release(42, "failed", { reason: "No.", places: [{ list: "cases", id: "7" }] });
    const posted = await withReleases([failed, release(41, "live")], <FailedTile failures={NONE} />);
    await userEvent.click(screen.getByRole("button", { name: "Publish without it" }));
    expect(posted).toEqual(["/cms-api/releases/42/publish-without"]);
  });

  it("counts mails and publications at a set time too", async () => {
    const schedules = [{ list: "jobs", id: "3", title: "Producer", reason: "The lead is empty." }];
    await withReleases([release(41, "live")], <FailedTile failures={{ mails: 2, schedules }} />);
    const tile = screen.getByRole("region", { name: "Failed" });
    expect(tile).toHaveTextContent("Failed3Producer was not published at its time. The lead is empty.");
    expect(within(tile).getByRole("link", { name: "Producer" })).toHaveAttribute("href", "/admin/collections/jobs/3");
    expect(within(tile).getByRole("link", { name: "Send again" })).toBeInTheDocument();
  });

  it("does not say so before it is known", async () => {
    globalThis.fetch = async () => ({ ok: false, status: 503, json: async () => ({}) }) as Response;
    await act(
      async () =>
        void render(
          <ReleasesProvider>
            <FailedTile failures={NONE} />
          </ReleasesProvider>,
        ),
    );
    expect(screen.getByRole("region", { name: "Failed" })).toHaveTextContent(/^FailedReading…$/);
  });

  it("is calm where everything went through", async () => {
    await withReleases([release(41, "live")], <FailedTile failures={NONE} />);
    expect(screen.getByRole("region", { name: "Failed" })).toHaveTextContent("Everything went through.");
  });
});

describe("A6, X15: releases", () => {
  it("put an earlier one back by one click and a question", async () => {
    const confirm = jest.spyOn(window, "confirm").mockReturnValue(true);
    const posted = await withReleases([release(41, "live"), release(40, "replaced")], <ReleasesTile language="en" />);
    await userEvent.click(await screen.findByRole("button", { name: "Back to 40" }));
    expect(confirm).toHaveBeenCalled();
    expect(posted).toEqual(["/cms-api/releases/40/roll-back"]);
    expect(await screen.findByText("This release is live again")).toBeInTheDocument();
  });

  it("offer only what is kept and was live", async () => {
    const others = [release(42, "failed"), release(41, "live"), release(40, "replaced", { isKept: false })];
    await withReleases(others, <ReleasesTile language="en" />);
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("say what to do before the first", async () => {
    await withReleases([], <ReleasesTile language="en" />);
    expect(await screen.findByText(/^The site has not been built yet/)).toBeInTheDocument();
  });

  it("tell which one visitors see", async () => {
    await withReleases([release(42, "failed"), release(41, "live")], <LiveRelease language="en" />);
    expect(await screen.findByText("Release 41, live 1 hour ago")).toBeInTheDocument();
  });
});
