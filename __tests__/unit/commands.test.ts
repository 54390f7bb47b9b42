/** Errors of the commands: one sentence that names the fix. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explain, Failure } from "../../scripts/lib/failure";
import { readSecrets } from "../../scripts/lib/secrets";
import { ROOT } from "../support/source-files";

function run(
  task: string,
  env: Readonly<Record<string, string>> = {},
  nodeArgs: string[] = [],
): { status: number | null; said: string } {
  const result = spawnSync(process.execPath, [...nodeArgs, "scripts/run.mjs", task], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...env },
    timeout: 300_000,
  });
  return { status: result.status, said: result.stdout + result.stderr };
}

test("an unknown task is refused with the known ones", () => {
  const { status, said } = run("deplow");
  expect(status).toBe(1);
  expect(said).toContain('Unknown task "deplow". Known are start, test');
});

const asNode = (version: string): string[] => [
  "--import",
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
];

test("for an old Node the message names the one that is needed", () => {
  const { status, said } = run("start", {}, asNode("18.19.0"));
  expect(status).toBe(1);
  expect(said).toMatch(/Node 18\.19\.0 is too old.*20\.18.*nodejs\.org/);
});

test.each([
  ["20.20.2", true],
  ["22.23.3", false],
  ["24.21.0", false],
])("Node %s: that it gets no security fixes any more is said: %s", (version, isSaid) => {
  const { said } = run("unknown", {}, asNode(version));
  expect(said.includes(`Node ${version} gets no security fixes any more`)).toBe(isSaid);
});

test("a workspace that a pull has brought is installed", () => {
  const root = mkdtempSync(join(tmpdir(), "future-native-pulled-"));
  const put = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const folder of ["scripts", "node_modules", "bin"]) mkdirSync(join(root, folder));
  cpSync(join(ROOT, "scripts", "run.mjs"), join(root, "scripts", "run.mjs"));
  put("package-lock.json", JSON.stringify({ packages: { "node_modules/ours": { link: true } } }));
  put("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
  put("bin/npm", "#!/bin/sh\necho npm was asked for $1 >&2\nexit 1\n");
  chmodSync(join(root, "bin", "npm"), 0o755);
  const env = { ...process.env, PATH: `${join(root, "bin")}:${process.env.PATH}` };
  const { stderr } = spawnSync(process.execPath, [join(root, "scripts", "run.mjs"), "start"], {
    encoding: "utf8",
    env,
  });
  rmSync(root, { recursive: true });
  expect(stderr).toContain("npm was asked for ci");
});

test("the options of a measurement reach it: npm keeps none for itself", () => {
  const asked = ["run", "bench:api", "-w", "bench", "--", "--cases", "nothing"];
  const { status, stderr } = spawnSync("npm", asked, { cwd: ROOT, encoding: "utf8", timeout: 300_000 });
  expect(status).toBe(1);
  expect(stderr).toContain('--cases is "nothing": give a number above 0.');
});

test.each([
  ["PORT", "eighty", /PORT must be a whole number/],
  ["PORT", "70000", /PORT must be at most 65535/],
  ["SITE_URL", "example.com", /SITE_URL must be an address like https:\/\//],
  ["RELEASES_KEPT", "0", /RELEASES_KEPT must be at least 1/],
  ["TRUSTED_PROXIES", "x", /TRUSTED_PROXIES must be a whole number from 0 to 10/],
  ["PICTURE_FORMATS", "bmp", /PICTURE_FORMATS is "bmp": give one or more of/],
])("a wrong %s=%s is named", (name, value, sentence) => {
  const { status, said } = run("serve", { [name]: value });
  expect(status).toBe(1);
  expect(said).toMatch(sentence);
});

test("a taken port is named, with a free one to try", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  const { status, said } = run("serve", { PORT: String(port) });
  await new Promise((resolve) => holder.close(resolve));
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).toContain(`PORT=${port + 1}`);
});

test("the port of the site under development is a setting of its own", async () => {
  const [holder, other] = [createServer(), createServer()];
  for (const server of [holder, other]) await new Promise<void>((resolve) => server.listen(0, resolve));
  const [{ port }, free] = [holder.address() as AddressInfo, other.address() as AddressInfo];
  await new Promise((resolve) => other.close(resolve));
  const { status, said } = run("develop", { PORT: String(free.port), DEVELOP_PORT: String(port) });
  await new Promise((resolve) => holder.close(resolve));
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).toContain(`DEVELOP_PORT=${port + 1}`);
});

test("a full disk is explained; a defect keeps its stack", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(explain(full)).toContain("The disk is full");
  expect(explain(new Failure("Do this."))).toBe("Do this.");
  expect(explain(new TypeError("x is undefined"))).toContain("commands.test.ts");
});

test("secrets are made once, kept for the owner alone, and the environment wins", async () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const first = await readSecrets(folder);
  expect(first.PAYLOAD_SECRET).toHaveLength(64);
  expect(first.ADMIN_PASSWORD.length).toBeGreaterThanOrEqual(16);
  expect(await readSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  process.env.ADMIN_PASSWORD = "given";
  expect((await readSecrets(folder)).ADMIN_PASSWORD).toBe("given");
  delete process.env.ADMIN_PASSWORD;
  rmSync(folder, { recursive: true });
});

describe("secrets that are kept", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "secrets-"));
    file = join(folder, "secrets.json");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("are not written again while nothing changes", async () => {
    await readSecrets(folder);
    const before = statSync(file);
    await readSecrets(folder);
    const { ino, mtimeMs } = statSync(file);
    expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test("are replaced by a whole file when one is missing, and the others stay", async () => {
    writeFileSync(file, JSON.stringify({ PAYLOAD_SECRET: "kept" }), { mode: 0o600 });
    const { ino } = statSync(file);
    // The file is replaced, not written into: an open descriptor still reads the old content.
    const old = openSync(file, "r");
    const secrets = await readSecrets(folder);
    expect(secrets.PAYLOAD_SECRET).toBe("kept");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(secrets);
    expect(readFileSync(old, "utf8")).toBe('{"PAYLOAD_SECRET":"kept"}');
    closeSync(old);
    expect(statSync(file).ino).not.toBe(ino);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secrets.json"]);
  });

  test.each(["", '{"PAYLOAD_SECRET": "ha', "null", '{"PAYLOAD_SECRET": 5}'])(
    "that cannot be read (%j) are left as they are, and the message names the fix",
    async (text) => {
      writeFileSync(file, text);
      const message = await readSecrets(folder).then(String, explain);
      expect(message).toContain(file);
      expect(message).toContain("npm run restore");
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  test("in a file that the disk does not give stop the command", async () => {
    mkdirSync(file);
    await expect(readSecrets(folder)).rejects.toMatchObject({ code: "EISDIR", syscall: "read" });
  });
});
