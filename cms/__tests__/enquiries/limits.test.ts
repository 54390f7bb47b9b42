/** How many enquiries an address may send (A5, X6). */
import { openMailSetting, type MailSetting } from "../support/mail-setting";
import { startPostgres, type PostgresServer } from "../support/postgres";
import { briefFields, postForm } from "../support/post-form";

let setting: MailSetting | undefined;
let postgres: PostgresServer;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());
afterEach(async () => {
  await setting?.close();
  setting = undefined;
});

const KINDS = ["sqlite", "postgres"] as const;

const post = ({ cms }: MailSetting, address: string) =>
  postForm(cms.url, briefFields(), { headers: { "X-Forwarded-For": address } });

test("the one too many is 429 with the seconds to wait; what a visitor claims to be is not believed", async () => {
  setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "2" });
  expect((await post(setting, "203.0.113.1")).status).toBe(200);
  expect((await post(setting, "203.0.113.2")).status).toBe(200);
  const { status, headers, body } = await post(setting, "203.0.113.3");
  expect({ status, body }).toEqual({ status: 429, body: { success: 0 } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
});

test("behind a proxy the address counts that the proxy reports, and a network of IPv6 is one", async () => {
  setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "1", TRUSTED_PROXIES: "1" });
  expect((await post(setting, "203.0.113.1")).status).toBe(200);
  expect((await post(setting, "203.0.113.1")).status).toBe(429);
  expect((await post(setting, "198.51.100.7, 203.0.113.1")).status).toBe(429);
  expect((await post(setting, "203.0.113.1, 198.51.100.7")).status).toBe(200);
  expect((await post(setting, "2001:db8:0:1::1")).status).toBe(200);
  expect((await post(setting, "2001:db8:0:1:ffff:1:2:3")).status).toBe(429);
  expect((await post(setting, "2001:db8:0:2::1")).status).toBe(200);
});

describe.each(KINDS)("refused tries on %s", (kind) => {
  test("do not count: one more form goes through after many at fault, and forms at once get no more than the limit", async () => {
    const settings: Record<string, string> = { ENQUIRIES_PER_HOUR: "2" };
    if (kind === "postgres") {
      Object.assign(settings, { DATABASE_URL: await postgres.createDatabase("refused"), RATE_LIMIT_STORE: "database" });
    }
    setting = await openMailSetting(settings);
    const { url } = setting.cms;
    for (let time = 0; time < 4; time += 1)
      expect((await postForm(url, briefFields({ email: "no" }))).status).toBe(400);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => postForm(url, briefFields())));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  });
});

test("forms at fault without end are refused too, with the time to wait", async () => {
  setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "1" });
  const { url } = setting.cms;
  for (let time = 0; time < 10; time += 1) expect((await postForm(url, briefFields({ email: "no" }))).status).toBe(400);
  const { status, headers } = await postForm(url, briefFields({ email: "no" }));
  expect([status, Number(headers.get("retry-after")) > 3000]).toEqual([429, true]);
});

test.each([
  ["/contacts", "Please try again in 1\u00a0hour."],
  ["/ru/contacts", "Попробуйте ещё раз через 1\u00a0час."],
  ["/br/contacts", "Tente de novo em 1\u00a0hora."],
])("without JavaScript the page of %s says in its language when", async (path, sentence) => {
  setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "1" });
  const { url } = setting.cms;
  await postForm(url, briefFields());
  const headers = { Accept: "text/html", Referer: `http://localhost:3000${path}` };
  const answer = await fetch(`${url}/api/mail/`, { method: "POST", body: new FormData(), headers });
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain(sentence);
});
