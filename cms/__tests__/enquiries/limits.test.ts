/** How many enquiries an address may send (A5, X6). */
import { openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

let setting: MailSetting;
afterAll(() => setting.close());

const post = (address: string, changes = {}) =>
  postForm(setting.cms.url, briefFields(changes), { headers: { "X-Forwarded-For": address } });

describe("behind a proxy", () => {
  beforeAll(async () => void (setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "2", TRUSTED_PROXIES: "1" })));

  test("the address counts that the proxy reports, and a network of IPv6 is one", async () => {
    for (const status of [200, 200, 429]) expect((await post("203.0.113.1")).status).toBe(status);
    expect((await post("198.51.100.7, 203.0.113.1")).status).toBe(429);
    expect((await post("203.0.113.1, 198.51.100.7")).status).toBe(200);
    expect((await post("2001:db8:0:1::1")).status).toBe(200);
    expect((await post("2001:db8:0:1:ffff:1:2:3")).status).toBe(200);
    expect((await post("2001:db8:0:1:eeee::1")).status).toBe(429);
    expect((await post("2001:db8:0:2::1")).status).toBe(200);
  });

  test("refused tries do not count: one more form goes through after many at fault, and forms at once get no more than the limit", async () => {
    const address = "203.0.113.20";
    for (let time = 0; time < 4; time += 1) expect((await post(address, { email: "no" })).status).toBe(400);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => post(address)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  });

  test("forms at fault without end are refused too, with the time to wait", async () => {
    const atFault = () => post("203.0.113.30", { email: "no" });
    for (let time = 0; time < 20; time += 1) expect((await atFault()).status).toBe(400);
    const { status, headers } = await atFault();
    expect([status, Number(headers.get("retry-after")) > 3000]).toEqual([429, true]);
  });

  test.each([
    ["/contacts", "Please try again in 1\u00a0hour."],
    ["/ru/contacts", "Попробуйте ещё раз через 1\u00a0час."],
    ["/br/contacts", "Tente de novo em 1\u00a0hora."],
  ])("without JavaScript the page of %s says in its language when", async (path, sentence) => {
    const address = { "X-Forwarded-For": "203.0.113.40" };
    for (let time = 0; time < 2; time += 1) await post("203.0.113.40");
    const headers = { ...address, Accept: "text/html", Referer: `http://localhost:3000${path}` };
    const answer = await fetch(`${setting.cms.url}/api/mail/`, { method: "POST", body: new FormData(), headers });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain(sentence);
  });
});

test("the one too many is 429 with the seconds to wait; without a proxy it is not believed where a visitor claims to be", async () => {
  await setting.close();
  setting = await openMailSetting({ ENQUIRIES_PER_HOUR: "2" });
  expect((await post("203.0.113.1")).status).toBe(200);
  expect((await post("203.0.113.2")).status).toBe(200);
  const { status, headers, body } = await post("203.0.113.3");
  expect({ status, body }).toEqual({ status: 429, body: { success: 0 } });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
});
