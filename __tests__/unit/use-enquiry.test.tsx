import { webcrypto } from "node:crypto";
import { act, renderHook } from "@testing-library/react";
import type { FormErrors } from "@future-native/contract/form-rules";
import { keepDraft, readDraft } from "../../src/forms/draft";
import { useEnquiry } from "../../src/forms/use-enquiry";
import { requests } from "../../src/navigation/requests";
import { fakeUploads, latestUpload } from "../support/fake-upload";

const mockReportGoal = jest.fn();
jest.mock("../../src/analytics/report-goal", () => ({
  reportGoal: (...args: unknown[]) => mockReportGoal(...args),
}));

const VALUES = {
  name: "Ana",
  org: "North",
  email: "ana@north.example",
  phone: "12345",
  privacy: true,
  advertising: true,
};

let restore: () => void;
beforeEach(() => {
  restore = fakeUploads();
  mockReportGoal.mockClear();
  Object.defineProperty(window, "crypto", { value: webcrypto, configurable: true });
});
afterEach(() => {
  restore();
  sessionStorage.clear();
});

function enquiry() {
  const { result } = renderHook(() => useEnquiry({ formType: 1, locale: "en", source: "home_button" }));
  const begin = (values = VALUES, file?: File) => {
    let errors: Promise<FormErrors> = Promise.resolve({});
    act(() => {
      errors = result.current.send(values, { file, trap: "" });
    });
    return errors;
  };
  const send = async (status: number, said: unknown, values = VALUES) => {
    const errors = begin(values);
    await act(async () => latestUpload().answer(status, said));
    return errors;
  };
  return { result, begin, send };
}

const sentBody = () => Object.fromEntries(latestUpload().body?.entries() ?? []);

describe("F6: what is sent", () => {
  it("is every field, consent and circumstance, and no file where there is none", () => {
    const before = Date.now();
    const { begin } = enquiry();
    void begin();
    const { shownAt, key, ...body } = sentBody();
    expect(body).toEqual({
      ...{ name: "Ana", org: "North", email: "ana@north.example", phone: "12345", privacy: "1", advertising: "1" },
      ...{ field0: "", formType: "1", lang: "en", source: "home_button", page: window.location.href },
    });
    expect(Number(shownAt)).toBeGreaterThanOrEqual(before);
    expect(key).toMatch(/^[\w-]{16,64}$/);
  });

  it("says of the form of a page since when that was asked for, and nothing of one that was filled in before", async () => {
    const { result } = renderHook(() => useEnquiry({ formType: 1, locale: "en", source: undefined }));
    act(() => void result.current.send(VALUES, { file: undefined, trap: "" }));
    expect(Number(sentBody().shownAt)).toBe(performance.timeOrigin);
    keepDraft(1, { name: "Ana" });
    void enquiry().begin();
    expect(sentBody()).not.toHaveProperty("shownAt");
  });

  it("has the file, and no consent that was not given", () => {
    const { begin } = enquiry();
    void begin({ ...VALUES, advertising: false }, new File(["a"], "a.txt"));
    expect(sentBody()).toMatchObject({ file: expect.any(File) });
    expect(sentBody()).not.toHaveProperty("advertising");
  });

  it("has the same key for the same words, and another for others", async () => {
    const { send } = enquiry();
    const keys: unknown[] = [];
    for (const values of [VALUES, VALUES, { ...VALUES, org: "South" }]) {
      await send(500, null, values);
      keys.push(sentBody()["key"]);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("F5: the states", () => {
  it("go from idle by sending to success; the draft is dropped and the goal reported (F7)", async () => {
    keepDraft(1, VALUES);
    const { result, begin } = enquiry();
    expect(result.current.state).toBe("idle");
    void begin();
    expect(result.current.state).toBe("sending");
    act(() => latestUpload().upload.onprogress?.({ loaded: 1, total: 2 }));
    expect(result.current.sent).toBe(0.5);
    expect(mockReportGoal).not.toHaveBeenCalled();
    await act(async () => latestUpload().answer(200, { success: 1 }));
    expect(result.current).toMatchObject({ state: "success", sent: undefined });
    expect(readDraft(1)).toEqual({});
    expect(mockReportGoal.mock.calls).toEqual([[1, "home_button"]]);
  });

  it.each([
    [500, { success: 0 }, { outcome: "failed" }],
    [200, { success: 0 }, { outcome: "failed" }],
    [429, { success: 0 }, { outcome: "tooMany", wait: undefined }],
  ])("after %i with %j it is an error, until something is changed", async (status, said, failure) => {
    keepDraft(1, VALUES);
    const { result, send } = enquiry();
    await send(status, said);
    expect(result.current).toMatchObject({ state: "error", failure });
    // The form says so: the progress indicator says nothing beside it.
    expect(requests.progress()).not.toBe("failed");
    expect(readDraft(1)).toMatchObject({ name: "Ana" });
    expect(mockReportGoal).not.toHaveBeenCalled();
    act(() => result.current.touch());
    expect(result.current.state).toBe("idle");
  });

  it("is idle again when the server names the fields at fault", async () => {
    const { result, send } = enquiry();
    await expect(send(400, { success: 0, errors: { phone: "phone" } })).resolves.toEqual({ phone: "phone" });
    expect(result.current.state).toBe("idle");
  });

  it("is an error when the server refuses and names nothing", async () => {
    const { result, send } = enquiry();
    await expect(send(400, { success: 0, errors: {} })).resolves.toEqual({});
    expect(result.current.state).toBe("error");
  });
});
