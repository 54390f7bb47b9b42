/** Settings of the site that are wrong stop the server, and not the first publication. */
import { rmSync } from "node:fs";
import { temporaryCms } from "../support/cms-settings";
import { startInVain } from "../support/real-server";

const { folder, env } = temporaryCms();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the server does not start with settings of the site that no build could use, and names each with its fix", async () => {
  const wrong = { ANALYTICS_PROVIDER: "matomo", PICTURE_FORMATS: "gif", SERVICE_WORKER: "no", GATSBY_CPU_COUNT: "two" };
  const server = await startInVain({ ...env, ...wrong });
  expect(await server.ended()).toBe(1);
  const said = server.printed();
  expect(said).toContain("Settings of the site are wrong. Fix them in the environment or in .env:");
  for (const [name, value] of Object.entries(wrong)) expect(said).toContain(`  ${name} is "${value}": give `);
});

test("nor with a counter that is none of its service", async () => {
  const server = await startInVain({ ...env, ANALYTICS_PROVIDER: "ga4", ANALYTICS_ID: "UA-1" });
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain('ANALYTICS_ID is "UA-1": give the measurement id: G-ABC1234567');
});
