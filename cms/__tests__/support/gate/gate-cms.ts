/** A CMS that the tests of a file talk to as the admin does. */
import { rmSync } from "node:fs";
import { z } from "zod";
import { startCms, type RunningCms } from "../cms";
import { temporaryCms } from "../cms-settings";

const answer = z.object({ status: z.number(), body: z.unknown() });

interface GateCms extends Pick<RunningCms, "step"> {
  /** Asks its own API, signed in as the first admin or as nobody. */
  call(method: string, path: string, body?: unknown, anonymous?: boolean): Promise<z.infer<typeof answer>>;
}

/** Has one started before the tests of the file, and ended after them. */
export function provideGateCms(): GateCms {
  const { folder, env } = temporaryCms();
  let cms: RunningCms;
  beforeAll(async () => void (cms = await startCms(env, "gate-process")));
  afterAll(async () => {
    await cms.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    step: (name, argument) => cms.step(name, argument),
    call: async (method, path, body, anonymous = false) =>
      answer.parse(await cms.step("api", { method, path, body, anonymous })),
  };
}
