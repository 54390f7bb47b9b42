/** The client of the live preview (A7). */
import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { listenToAdmin } from "../src/client/admin";
import { answerChecks } from "../src/client/answer-checks";
import { latestOnly } from "../src/client/latest-only";
import { createLivePage, LiveData } from "../src/client/live-page";
import { withBuilt } from "../src/client/model-page";
import type { PageProps } from "../src/client/page-props";
import { hideNotice, showNotice } from "../src/client/notice";
import { adminLanguage } from "../src/client/words";

function Page({ data }: PageProps) {
  if (typeof data !== "string") throw new Error("not drawable");
  return <h1>{data}</h1>;
}

test("A7: the page follows its data, and stays as it was when they cannot be drawn", () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  const onBroken = jest.fn();
  const live = new LiveData("As published");
  const LivePage = createLivePage(Page, live, onBroken);
  render(<LivePage />);
  act(() => live.set("As written"));
  expect(screen.getByRole("heading")).toHaveTextContent("As written");
  act(() => live.set(null));
  expect(screen.getByRole("heading")).toHaveTextContent("As written");
  expect(onBroken).toHaveBeenCalledTimes(1);
  act(() => live.set("As fixed"));
  expect(screen.getByRole("heading")).toHaveTextContent("As fixed");
  log.mockRestore();
});

test("A7: a draft keeps what only a build makes, such as the files of the site's own logo", () => {
  const built = { agencyArt: ["a.svg"], settings: { productName: "Before", ownLogo: ["logo.svg"] }, case: { id: "1" } };
  const draft = { settings: { productName: "Now" }, case: { title: "Now" } };
  expect(withBuilt({ json: { data: built, pageContext: {} } }, draft)).toEqual({
    ...{ agencyArt: ["a.svg"], case: { title: "Now" } },
    settings: { productName: "Now", ownLogo: ["logo.svg"] },
  });
});

test("X13: the page is waited for until it stands, and says whether it is the newest draft", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  const live = new LiveData("As published");
  const LivePage = createLivePage(Page, live, jest.fn());
  const first = live.whenSettled();
  render(<LivePage />);
  expect(await first).toBe(true);
  act(() => live.set(null));
  expect(await live.whenSettled()).toBe(false);
  act(() => live.set("As fixed"));
  expect(await live.whenSettled()).toBe(true);
  log.mockRestore();
});

describe("X11: the second drawing", () => {
  function Effects({ data }: PageProps) {
    useEffect(() => ran(data), [data]);
    return <p>{String(data)}</p>;
  }
  const ran = jest.fn();

  test("stands outside the document, follows its data and runs no effects", async () => {
    const live = new LiveData("as seen");
    const LivePage = createLivePage(Effects, live, jest.fn());
    render(<LivePage />);
    expect(live.second).toBeEmptyDOMElement();
    act(() => live.setMarked("with marks"));
    await waitFor(() => expect(live.second).toHaveTextContent("with marks"));
    act(() => live.setMarked("with others"));
    await waitFor(() => expect(live.second).toHaveTextContent("with others"));
    expect(document.body).toHaveTextContent(/^as seen$/);
    expect(ran.mock.calls).toEqual([["as seen"]]);
  });

  test("is left out where it cannot be drawn, until it can, and the page stays", async () => {
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    const onBroken = jest.fn();
    const live = new LiveData("as seen");
    const LivePage = createLivePage(Page, live, onBroken);
    render(<LivePage />);
    act(() => live.setMarked(null));
    await waitFor(() => expect(live.second).toBeEmptyDOMElement());
    expect(screen.getByRole("heading")).toHaveTextContent("as seen");
    act(() => live.setMarked("with marks"));
    await waitFor(() => expect(live.second).toHaveTextContent("with marks"));
    expect(onBroken).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe("checks", () => {
  const form = { type: "payload-live-preview", locale: "en", data: {} } as const;
  const asking = { ...form, type: "page-check", check: "first" } as const;
  const post = jest.fn();
  const admin = { postMessage: post };
  beforeEach(() => {
    post.mockReset();
    Object.defineProperty(window, "opener", { value: admin, configurable: true });
  });
  afterAll(() => Object.defineProperty(window, "opener", { value: null, configurable: true }));
  const answer = (faults: unknown) => [{ type: "page-check", check: "first", faults }, window.location.origin];

  test("X13: are answered to the site's own origin, once, and of the newest draft", async () => {
    const ends: (() => void)[] = [];
    const check = jest.fn().mockResolvedValue([]);
    const take = answerChecks(() => new Promise((resolve) => ends.push(() => resolve(true))), check);
    take(form);
    take(asking);
    take({ ...form, data: { title: "newer" } });
    ends[0]?.();
    await waitFor(() => expect(ends).toHaveLength(2));
    expect(check).not.toHaveBeenCalled();
    ends[1]?.();
    await waitFor(() => expect(post.mock.calls).toEqual([answer([])]));
    take(form);
    ends[2]?.();
    expect(check).toHaveBeenCalledTimes(1);
  });

  test("X13: of a draft without a page say so, and of a check that has failed nothing", async () => {
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    answerChecks(() => Promise.resolve(false), jest.fn())(asking);
    await waitFor(() => expect(post.mock.calls).toEqual([answer(null)]));
    const failing = () => Promise.reject(new Error("axe has not come"));
    answerChecks(() => Promise.resolve(true), failing)(asking);
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(post).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

test("A7: while one draft is on its way only the newest of the others waits", async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const add = latestOnly<number>(async (item) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(item);
  });
  [1, 2, 3].forEach(add);
  ends[0]?.();
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await waitFor(() => expect(done).toEqual([1, 3]));
  expect(ends).toHaveLength(2);
});

describe("messages", () => {
  const message = { type: "payload-live-preview", collectionSlug: "cases", locale: "ru", data: { title: "x" } };
  const send = (data: unknown, origin: string) => window.dispatchEvent(new MessageEvent("message", { data, origin }));

  test("A7: are accepted from the site's own origin, and only what the admin says", () => {
    const [onForm, onField] = [jest.fn(), jest.fn()];
    const end = listenToAdmin({ onForm, onField });
    send(message, "https://elsewhere.example");
    send({ type: "something else" }, window.location.origin);
    send({ ...message, locale: "xx" }, window.location.origin);
    expect(onForm).not.toHaveBeenCalled();
    send(message, window.location.origin);
    expect(onForm).toHaveBeenCalledWith(expect.objectContaining({ collectionSlug: "cases", locale: "ru" }));
    end();
    send(message, window.location.origin);
    expect(onForm).toHaveBeenCalledTimes(1);
    expect(onField).not.toHaveBeenCalled();
  });

  test("X11: of the field with the cursor are accepted from the site's own origin, and whole", () => {
    const [onForm, onField] = [jest.fn(), jest.fn()];
    const end = listenToAdmin({ onForm, onField });
    const field = { type: "field-entered", list: "cases", id: "1", path: "body", within: "4.caption" };
    send(field, "https://elsewhere.example");
    send({ ...field, path: undefined }, window.location.origin);
    expect(onField).not.toHaveBeenCalled();
    send(field, window.location.origin);
    expect(onField.mock.calls).toEqual([[field]]);
    expect(onForm).not.toHaveBeenCalled();
    end();
  });
});

test.each([
  ["a=1; future-native-lng=ru", ["en-US"], "ru"],
  ["future-native-lng=xx", ["de", "pt-BR"], "pt"],
  ["", [], "en"],
])("A7: the frame speaks the admin's language: %s, %j", (cookies, browser, language) => {
  expect(adminLanguage(cookies, browser)).toBe(language);
});

test("A7: without a page the notice stands alone, with the way to the CMS", () => {
  showNotice({ word: "signedOut", link: "signIn" }, true);
  expect(screen.getByRole("status")).toHaveAttribute("data-state", "alone");
  expect(screen.getByRole("link", { name: "Sign in to the CMS" })).toHaveAttribute("href", "/admin");
  showNotice({ word: "incomplete", field: "lead" }, false);
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(/Field: lead$/);
  hideNotice();
  expect(screen.queryByRole("status")).toBeNull();
});
