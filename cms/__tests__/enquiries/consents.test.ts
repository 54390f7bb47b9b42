/** Records of consents, and search for a person's enquiries (X5). */
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryCms } from "../support/cms-settings";
import { openPostgres, openSqlite, type Database } from "../support/database";
import { enquiryWith, openMailSetting, type MailSetting } from "../support/mail-setting";
import { applyMigration, migrationFiles } from "../support/migration-files";
import { startPostgres } from "../support/postgres";
import { briefFields, postForm, type Fields } from "../support/post-form";
import { signIn, type Editor } from "../support/sign-in";

const PRIVACY = {
  en: "I agree to the processing of my personal data under the privacy policy",
  ru: "Даю согласие на обработку персональных данных на условиях политики конфиденциальности",
  br: "Concordo com o tratamento dos meus dados pessoais nos termos da política de privacidade",
};
/** In enquiries from before the form said why it asks. */
const ADVERTISING = "Даю согласие на новости и предложения по электронной почте";
const ADVERTISING_WITH_NOTE =
  `${ADVERTISING}. Вместе с ответом мы можем прислать новости и предложения. Закон «О рекламе» требует для таких писем ` +
  "отдельного согласия, поэтому без него форма не отправляется. Отозвать его можно в любой момент. " +
  "Нужен только ответ? Напишите нам на почту.";

/** Texts are set with spaces that do not break. */
const plain = (text: unknown) => (typeof text === "string" ? text.replaceAll("\u00a0", " ") : text);

describe("a running CMS", () => {
  let setting: MailSetting;
  let editor: Editor;
  beforeAll(async () => {
    setting = await openMailSetting();
    editor = await signIn(setting);
    await setting.cms.step("noticeVersion", "2026-12 final");
  });
  afterAll(() => setting.close());

  const post = async (changes: Fields) => {
    const fields = briefFields(changes);
    expect((await postForm(setting.cms.url, fields)).body).toEqual({ success: 1 });
    return enquiryWith(setting, fields.key);
  };
  const exported = async (email: string) =>
    (await editor.get(`/enquiries/export?email=${encodeURIComponent(email)}`)).text();

  test.each(["en", "br"] as const)("in %s the preset of advertising is noted, and is no consent", async (lang) => {
    const email = `${lang}@example.com`;
    const row = await post({ lang, email, advertising: "1" });
    expect(row).toMatchObject({ advertising: 0, advertising_from: "preset", advertising_text: null });
    expect({ text: plain(row?.privacy_text), version: row?.notice_version }).toEqual({
      text: PRIVACY[lang],
      version: "2026-12 final",
    });
    const csv = plain(await exported(email));
    expect(csv).toContain(`,Yes,${PRIVACY[lang]},No,Preset without a question: no consent,,2026-12 final,`);
  });

  test("in ru advertising is asked for: the consent is kept with its text, and a later notice does not change it", async () => {
    const email = "ru@example.com";
    const row = await post({ lang: "ru", email, advertising: "1" });
    expect(row).toMatchObject({ advertising: 1, advertising_from: "asked", notice_version: "2026-12 final" });
    expect([plain(row?.privacy_text), plain(row?.advertising_text)]).toEqual([PRIVACY.ru, ADVERTISING_WITH_NOTE]);
    await setting.cms.step("noticeVersion", "2027-01");
    expect(plain(await exported(email))).toContain(
      `,Yes,${PRIVACY.ru},Yes,Asked for,"${ADVERTISING_WITH_NOTE}",2026-12 final,`,
    );
    expect(await post({ lang: "ru", email, advertising: "1" })).toMatchObject({ notice_version: "2027-01" });
  });

  test("a person is found by the address however it is written", async () => {
    const row = await post({ email: " Ana.Maria@Example.COM " });
    expect(row).toMatchObject({ email: "Ana.Maria@Example.COM", address: "ana.maria@example.com" });
    await post({ email: "ana.maria@example.com" });
    const csv = await exported(" ANA.maria@example.com ");
    expect(csv.match(/ana\.maria@example\.com/gi)).toHaveLength(2);
    const erased = await editor.post("/enquiries/erase", { email: "ANA.MARIA@EXAMPLE.COM\t" });
    expect(await erased.json()).toEqual({ erased: 2 });
  });
});

/** Brings a database to where it was before, puts enquiries of that time in, and migrates it. */
async function migrateOldRows(database: Database): Promise<Record<string, unknown>[]> {
  const yes = database.kind === "sqlite" ? "1" : "true";
  for (const { name, source } of migrationFiles(database.kind)) {
    if (name.endsWith("_enquiry_consents")) {
      for (const language of ["en", "ru", "br"]) {
        await database.query(
          "INSERT INTO enquiries (form_type, email, language, privacy, advertising, consent_version, mail, key) VALUES " +
            `('1', ' A@B.co\n', '${language}', ${yes}, ${yes}, '2026-11-21', 'sent', '${language}')`,
        );
      }
    }
    await applyMigration(database, source);
  }
  return database.query("SELECT * FROM enquiries ORDER BY id");
}

function expectMigrated(rows: Record<string, unknown>[]): void {
  const found = rows.map((row) => ({
    ...{ key: row.key, email: row.email, address: row.address, privacy: plain(row.privacy_text) },
    ...{ given: Boolean(row.advertising), from: row.advertising_from, advertising: plain(row.advertising_text) },
  }));
  const address = { email: "A@B.co", address: "a@b.co" };
  const preset = { given: false, from: "preset", advertising: null };
  expect(found).toEqual([
    { key: "en", ...address, privacy: PRIVACY.en, ...preset },
    { key: "ru", ...address, privacy: PRIVACY.ru, given: true, from: "asked", advertising: ADVERTISING },
    { key: "br", ...address, privacy: PRIVACY.br, ...preset },
  ]);
}

test("enquiries from before are found by their address, and keep what they agreed to, on SQLite", async () => {
  const { folder } = temporaryCms();
  const database = await openSqlite(path.join(folder, "old.sqlite"));
  expectMigrated(await migrateOldRows(database));
  await database.close();
  rmSync(folder, { recursive: true });
});

test("the same on PostgreSQL", async () => {
  const server = await startPostgres();
  const database = await openPostgres(await server.createDatabase("old"));
  expectMigrated(await migrateOldRows(database));
  await database.close();
  await server.stop();
});
