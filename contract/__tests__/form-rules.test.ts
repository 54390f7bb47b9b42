import {
  FILE_RULES,
  FORM_FIELDS,
  FORM_TYPES,
  MAX_LENGTH,
  formatWait,
  requiredConsents,
  validateFile,
  validateForm,
  validateText,
  type FormValues,
} from "../src/form-rules";

const COMPLETE: FormValues = {
  name: "Ана́ Пе́рес",
  org: "Bank",
  vacancy: "Copywriter",
  speaker: "Somebody",
  email: "ana@example.com",
  phone: "+55 (11) 91234-5678",
  description: "A talk",
  privacy: true,
  advertising: true,
};

test.each(FORM_TYPES)("F3: form %s passes when complete and names every field when empty", (type) => {
  expect(validateForm(type, "ru", COMPLETE)).toEqual({});
  const missing = Object.fromEntries(FORM_FIELDS[type].map((field) => [field, "required"]));
  expect(validateForm(type, "en", {})).toEqual({ ...missing, privacy: "required" });
});

test("F3: the advertising consent is asked for in Russian only", () => {
  expect(requiredConsents("ru")).toEqual(["privacy", "advertising"]);
  expect(requiredConsents("en")).toEqual(["privacy"]);
  expect(requiredConsents("br")).toEqual(["privacy"]);
  expect(requiredConsents("__proto__")).toEqual(["privacy"]);
});

test.each(["a@b.co", "first.last+tag@sub.example.com", "почта@пример.рф", "o'hara@example.ie"])(
  "F3: takes %s",
  (email) => {
    expect(validateText("email", ` ${email} `)).toBeUndefined();
  },
);

test.each([
  "a",
  "a@b",
  "a@@b.co",
  "a b@c.de",
  "a@b..co",
  "a@.co",
  "<a@b.co>",
  "a@b.co\r\nBcc: c@d.ef",
  "a@b.co,c@d.ef",
])("F3: refuses %j as an e-mail address", (email) => expect(validateText("email", email)).toBe("email"));

test.each([
  ["12345", undefined],
  ["+7 (495) 000-00-00", undefined],
  ["1234", "phone"],
  ["123456789012345678901", "phone"],
  ["12345x", "phone"],
  ["-----", "phone"],
  ["1".repeat(20), undefined],
  ["+7 495 000\u201100\u201100", undefined],
  ["+7 495 000–00—00", undefined],
  ["+7 495 000\u221200\u221200", undefined],
  ["\u202a+7 495 000-00-00\u202c", undefined],
  ["\u200e+44 20 7946 0000 ext. 12", undefined],
  ["+44 20 7946 0000 x9", undefined],
  ["+44 20 7946 0000, #4", undefined],
  ["+7 (495) 000-00-00 (доб. 12)", undefined],
  ["+7 495 000-00-00 вн. 7", undefined],
  ["+55 11 91234-5678 ramal 12", undefined],
  ["0043/1/12 34 56", undefined],
  ["＋４９ ３０ １２３４５６", undefined],
  ["ext. 12345", "phone"],
  ["1234 ext. 12", "phone"],
  ["12345 ext.", "phone"],
  ["12345 доб. Анна", "phone"],
])("F3: phone %s gives %s", (phone, expected) => expect(validateText("phone", phone)).toBe(expected));

test.each(["\u200b", "\u00ad \u2060", "\u3164", "\u2800\u2800", "\u200e\u202a\u202c"])(
  "F3: a name of invisible characters alone (%j) is none",
  (name) => expect(validateText("name", name)).toBe("required"),
);

test("F3: invisible characters are no part of what the rules see", () => {
  expect(validateText("email", "ana\u200b@example.com\u200e")).toBeUndefined();
  expect(validateText("org", `${"я".repeat(MAX_LENGTH.org)}\u00ad`)).toBeUndefined();
  expect(validateFile(2, { name: "cv.pdf\u200e", size: 1 })).toBeUndefined();
});

test("F3: lengths count characters, not code units", () => {
  expect(validateText("name", "🦆".repeat(MAX_LENGTH.name))).toBeUndefined();
  expect(validateText("name", "🦆".repeat(MAX_LENGTH.name + 1))).toBe("tooLong");
});

test("F4: files by form, extension and size", () => {
  expect(validateFile(1, { name: "Brief.PDF", size: FILE_RULES.maxBytes })).toBeUndefined();
  expect(validateFile(2, { name: "cv.docx", size: 1 })).toBeUndefined();
  expect(validateFile(3, { name: "cv.docx", size: 1 })).toBe("unexpected");
  expect(validateFile(1, { name: "brief.pdf", size: FILE_RULES.maxBytes + 1 })).toBe("fileSize");
  for (const name of ["brief.exe", "pdf", "brief.", "brief.pdf.svg", ""]) {
    expect(validateFile(1, { name, size: 1 })).toBe("fileType");
  }
});

test.each([
  [1, "in 1\u00a0minute", "через 1\u00a0минуту", "em 1\u00a0minuto"],
  [61, "in 2\u00a0minutes", "через 2\u00a0минуты", "em 2\u00a0minutos"],
  [35 * 60, "in 35\u00a0minutes", "через 35\u00a0минут", "em 35\u00a0minutos"],
  [59 * 60 + 1, "in 1\u00a0hour", "через 1\u00a0час", "em 1\u00a0hora"],
  [3 * 3600, "in 3\u00a0hours", "через 3\u00a0часа", "em 3\u00a0horas"],
])("%i seconds of waiting are said in minutes, then in hours, in each language", (seconds, en, ru, pt) => {
  expect(["en", "ru", "pt"].map((tag) => formatWait(seconds, tag))).toEqual([en, ru, pt]);
});
