import { dropDraft, keepDraft, readDraft } from "../../src/forms/draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe("F5: the draft of a form", () => {
  it("keeps texts, and neither consents nor what another form asks", () => {
    keepDraft(1, { name: "Ana", org: "", privacy: true, advertising: true, speaker: "Somebody" });
    expect(readDraft(1)).toEqual({ name: "Ana" });
    expect(readDraft(3)).toEqual({});
  });

  it("is gone when it is dropped", () => {
    keepDraft(2, { vacancy: "Copywriter" });
    dropDraft(2);
    expect(readDraft(2)).toEqual({});
  });

  it.each(["{", "null", "[]", '"text"', '{"name": {"first": "Ana"}}'])("is empty where %s is kept", (kept) => {
    sessionStorage.setItem("enquiry-1", kept);
    expect(readDraft(1)).toEqual({});
  });

  it("is empty in a browser that keeps nothing, and nothing fails", () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    keepDraft(1, { name: "Ana" });
    dropDraft(1);
    expect(readDraft(1)).toEqual({});
  });
});
