/** The widget of the last releases (X15). */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReleasesTile } from "../src/admin/releases-tile";
import type { ReleaseNote } from "../src/status";

const NOW = "2026-11-25T09:00:00.000Z";

const release = (id: number, state: ReleaseNote["state"], more: Partial<ReleaseNote> = {}): ReleaseNote => ({
  ...{ id, state, step: null, percent: 100, changes: [], reason: null, places: [], log: null, pages: 24, way: null },
  ...{ createdAt: NOW, startedAt: null, finishedAt: null, liveAt: "2026-11-25T08:00:00.000Z", isKept: true },
  ...more,
});

/** The CMS as it answers with these releases; keeps what was posted. */
async function withReleases(releases: readonly ReleaseNote[]): Promise<string[]> {
  const posted: string[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (init?.method === "POST") posted.push(path);
    const status = { now: NOW, isOn: true, releases, scheduled: [], page: null };
    return { ok: true, status: 200, json: async () => status } as Response;
  };
  await act(async () => void render(<ReleasesTile />));
  return posted;
}

describe("X4, X15: what failed", () => {
  it("says why, with the way to the field", async () => {
    const places = [{ list: "cases", id: "7", field: "cover", locale: "ru" }];
    const failed = release(42, "failed", { reason: 'Case "North": the cover is gone.', places });
    await withReleases([failed, release(41, "live")]);
    expect(await screen.findByRole("alert")).toHaveTextContent('Case "North": the cover is gone.');
    expect(screen.getByRole("link", { name: "Show the field" })).toHaveAttribute(
      "href",
      "/admin/collections/cases/7?locale=ru&field=cover",
    );
    expect(screen.getByRole("region", { name: "Releases" })).toHaveAttribute("data-state", "alarm");
  });

  it("publishes without the entry at fault in one click", async () => {
    const failed = release(42, "failed", { reason: "No.", places: [{ list: "cases", id: "7" }] });
    const posted = await withReleases([failed, release(41, "live")]);
    await userEvent.click(screen.getByRole("button", { name: "Publish without it" }));
    expect(posted).toEqual(["/cms-api/releases/42/publish-without"]);
  });

  it("is silent before it is known", async () => {
    globalThis.fetch = async () => ({ ok: false, status: 503, json: async () => ({}) }) as Response;
    await act(async () => void render(<ReleasesTile />));
    expect(screen.getByRole("region", { name: "Releases" })).toHaveAttribute("data-state", "reading");
  });

  it("is calm where everything went through", async () => {
    await withReleases([release(41, "live")]);
    expect(screen.getByRole("region", { name: "Releases" })).toHaveAttribute("data-state", "calm");
  });
});

describe("A6, X15: releases", () => {
  it("put an earlier one back by one click and a question", async () => {
    let questions = 0;
    window.confirm = () => Boolean(++questions);
    const posted = await withReleases([release(41, "live"), release(40, "replaced")]);
    await userEvent.click(await screen.findByRole("button", { name: "Back to 40" }));
    expect(questions).toBe(1);
    expect(posted).toEqual(["/cms-api/releases/40/roll-back"]);
    expect(await screen.findByText("This release is live again")).toBeInTheDocument();
  });

  it("offer only what is kept and was live", async () => {
    const others = [release(42, "failed"), release(41, "live"), release(40, "replaced", { isKept: false })];
    await withReleases(others);
    expect(await screen.findAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("say what to do before the first", async () => {
    await withReleases([]);
    expect(await screen.findByText(/^The site has not been built yet/)).toBeInTheDocument();
  });
});
