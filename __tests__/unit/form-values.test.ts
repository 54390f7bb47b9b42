import { getLocale } from "@future-native/contract/locales";
import { firstValues, shareAnswered, textsOf } from "../../src/forms/form-values";

const [en, ru] = [getLocale("en"), getLocale("ru")];

describe("F3: a form as it is first shown", () => {
  it("is empty, and privacy is to be agreed to everywhere", () => {
    expect(firstValues(1, en, {})).toEqual({
      name: "",
      org: "",
      email: "",
      phone: "",
      privacy: false,
      advertising: true,
    });
  });

  it("asks in Russian for advertising too, which starts unchecked", () => {
    expect(firstValues(3, ru, {})).toMatchObject({ privacy: false, advertising: false });
  });

  it("F2: names the vacancy that it was opened from, if it is about one", () => {
    expect(firstValues(2, en, { vacancy: "Copywriter" })).toMatchObject({ vacancy: "Copywriter" });
    expect(firstValues(1, en, { vacancy: "Copywriter" })).not.toHaveProperty("vacancy");
  });
});

describe("textsOf", () => {
  it("takes the texts of a form, not what is empty, no text, or another form's", () => {
    const found: Record<string, unknown> = { name: "Ana", org: "", email: 7, description: "A talk" };
    expect(textsOf(1, (field) => found[field])).toEqual({ name: "Ana" });
  });
});

describe("shareAnswered", () => {
  it("counts questions and consents alike", () => {
    expect(shareAnswered(1, "en", { name: "required", privacy: "required" })).toBeCloseTo(3 / 5);
    expect(shareAnswered(1, "ru", { name: "required", advertising: "required" })).toBeCloseTo(4 / 6);
    expect(shareAnswered(3, "br", {})).toBe(1);
  });
});
