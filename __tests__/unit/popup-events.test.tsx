import { requestOf, requestOfTrigger } from "../../src/popups/popup-events";

afterEach(() => {
  document.body.innerHTML = "";
});

describe("F1: what opens a popup", () => {
  it.each([
    [undefined, { formType: 1, source: undefined }],
    [{}, { formType: 1, source: undefined }],
    [
      { type: 3, source: "x" },
      { formType: 3, source: "x" },
    ],
    [{ type: "2" }, { formType: 2, source: undefined }],
    [
      { type: 42, source: 7 },
      { formType: 1, source: undefined },
    ],
  ])("%j", (detail, request) => {
    expect(requestOf(detail)).toMatchObject(request);
  });

  it.each([99, 100, "99", Number.NaN])("type %p shows no form", (type) => {
    expect(requestOf({ type })).toBeUndefined();
  });

  it("F2: is a link that says its type and source, on the page of a vacancy", () => {
    document.body.innerHTML =
      '<a href="/contacts/job" data-popup-type="2" data-popup-source="vacancy_button" data-vacancy="Copywriter">Apply</a>';
    const link = document.querySelector("a");
    expect(link && requestOfTrigger(link)).toEqual({ formType: 2, source: "vacancy_button", vacancy: "Copywriter" });
  });

  it("N9: takes the mailbox for applications from the page, for the application form alone", () => {
    document.body.innerHTML = '<a href="mailto:jobs@agency.example" data-jobs-mailbox="jobs@agency.example">Write</a>';
    expect(requestOf({ type: 2 })).toMatchObject({ mailbox: "jobs@agency.example" });
    expect(requestOf({ type: 1 })).toMatchObject({ mailbox: undefined });
  });
});
