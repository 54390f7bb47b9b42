import { getLocale } from "@future-native/contract/locales";
import { firstValues, countAnswers, textsOf } from "../../src/forms/form-values";

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

describe("countAnswers", () => {
  it("counts questions and consents alike", () => {
    expect(countAnswers(1, "en", { name: "required", privacy: "required" })).toEqual({ answered: 3, asked: 5 });
    expect(countAnswers(1, "ru", { name: "required", advertising: "required" })).toEqual({ answered: 4, asked: 6 });
    expect(countAnswers(3, "br", {})).toEqual({ answered: 6, asked: 6 });
  });
});
