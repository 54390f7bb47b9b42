/** Accounts where no mail can be sent, and no proxy adds TLS (A4). */
import { IS_LONG } from "../../../__tests__/support/test-length";
import { call, sentences, signInAt } from "../support/account-calls";
import { openAccountsCms, type AccountsCms } from "../support/accounts-cms";
import { temporaryCms } from "../support/cms-settings";
import { putContent } from "../support/database-templates";
import { startServer } from "../support/real-server";

let cms: AccountsCms;
beforeAll(async () => void (cms = await openAccountsCms({ SMTP_URL: "" })));
afterAll(() => cms.close());

test("the answer says that no link can be sent", async () => {
  const headers = { "Accept-Language": "ru" };
  const answer = await call(cms.server, "/users/forgot-password", { body: { email: cms.admin.email }, headers });
  expect([answer.status, sentences(answer)]).toEqual([503, [expect.stringContaining("SMTP_URL")]]);
});

test("the cookie goes over http too, where the site does", async () => {
  const { cookie } = await signInAt(cms.server, cms.admin);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).not.toContain("Secure");
});

test.runIf(IS_LONG)("the page for a forgotten password names the command", async () => {
  const { env } = temporaryCms();
  await putContent("empty", env);
  const server = await startServer(env);
  expect(await (await fetch(`${server.url}/admin/forgot`)).text()).toContain("npm run password");
  await server.kill();
});
