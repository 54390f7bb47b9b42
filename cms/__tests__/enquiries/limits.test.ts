/** How many enquiries an address may send (A5, X6). */
import { openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

let setting: MailSetting | undefined;
afterEach(async () => {
  await setting?.close();
  setting = undefined;
});

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
