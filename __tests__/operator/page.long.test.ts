/**
 * The page 'From an empty server to https' of docs/operator.md, run from top to bottom by its own commands (X10, A6):
 * the service runs as its unit says, the containers as Dockerfile and compose.yaml say.
 * The log, with commands, output and times, is in node_modules/.cache/future-native/operator-*.log.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { STAMPS } from "../../scripts/lib/paths";
import { readPage, withValues, type PageStep } from "../support/docs-page";
import { ROOT } from "../support/source-files";
import { startEmptyServer, whyNoServer, type EmptyServer } from "./support/empty-server";
import { layRepository, UPGRADED } from "./support/repository";

jest.setTimeout(1_800_000);

/** A mail server and a bucket in the network of the server: support/outside.ts. */
const OURS = {
  REPOSITORY: "/tmp/future-native.git",
  SMTP_URL: "smtp://127.0.0.1:2525",
  BACKUP_TARGET: "s3://backups/site",
  AWS_ENDPOINT_URL: "http://127.0.0.1:9000",
  AWS_ACCESS_KEY_ID: "S3RVER",
  AWS_SECRET_ACCESS_KEY: "S3RVER",
};
const PAGE = readPage("docs/operator.md");

interface Way {
  readonly name: string;
  readonly steps: readonly PageStep[];
  readonly settings: string;
  readonly log: string;
  readonly data: string;
  /** Of the database in it. */
  readonly files: readonly string[];
  readonly stop: string;
  readonly start: string;
  /** Destroys what a backup holds. */
  readonly fire: string;
  /** Why it cannot be tried here. */
  readonly missing: string | undefined;
}

const VOLUMES = "/var/lib/docker/volumes";
const COMPOSE = "cd /srv/future-native/deploy/docker; docker compose";
const WAYS: readonly Way[] = [
  {
    name: "systemd",
    steps: PAGE.stepsBelow("### With systemd"),
    settings: "/etc/future-native.env",
    log: "/var/log/future-native.log",
    data: "/var/lib/future-native",
    files: ["cms.sqlite"],
    stop: "systemctl stop future-native",
    start: "systemctl start future-native",
    fire: "find /var/lib/future-native /srv/future-native/releases -mindepth 1 -delete",
    missing: whyNoServer(),
  },
  {
    name: "containers",
    steps: PAGE.stepsBelow("### With containers"),
    settings: "/srv/future-native/deploy/docker/.env",
    log: "/var/log/cms.log",
    data: `${VOLUMES}/data`,
    files: [],
    stop: `${COMPOSE} stop cms`,
    start: `${COMPOSE} up -d`,
    fire: `find ${VOLUMES}/data ${VOLUMES}/releases -mindepth 1 -delete
psql -qh ${VOLUMES}/database -U future_native -c 'DROP SCHEMA public CASCADE' -c 'CREATE SCHEMA public'`,
    missing: whyNoServer() ?? (existsSync("/usr/lib/postgresql") ? undefined : "PostgreSQL is missing"),
  },
];

const retried = (command: string) => `for try in $(seq 1500); do ${command} && exit 0; sleep 1; done; exit 1`;
const HEALTHY = retried('curl -fs "https://$SITE/api/health"');
const gone = (path: string) => retried(`! curl -fs -o /dev/null "https://$SITE${path}"`);

/** Signs in and presses 'Publish now'. */
const publishNow = (settings: string) => `
. <(grep ^ADMIN_ ${settings})
TOKEN=$(curl -fsS "https://$SITE/cms-api/users/login" -H 'Content-Type: application/json' -d "{\\"email\\":\\"$ADMIN_EMAIL\\",\\"password\\":\\"$ADMIN_PASSWORD\\"}" | grep -o '"token":"[^"]*' | cut -d'"' -f4)
curl -fsS -X POST "https://$SITE/cms-api/releases/publish-now" -H "Authorization: JWT $TOKEN"
${retried('curl -fs -o /dev/null "https://$SITE/"')}
`;

for (const way of WAYS) {
  if (way.missing) console.warn(`The operator's page with ${way.name} is not run: ${way.missing}.`);
  (way.missing ? describe.skip : describe)(`with ${way.name}`, () => runPage(way));
}

function runPage(way: Way): void {
  const written = join(STAMPS, `operator-${way.name}.log`);
  let server: EmptyServer;
  /** The page's variables stay in the operator's shell. */
  let variables = withValues(PAGE.firstBlock("## From an empty server to https"), OURS);

  async function run(commands: string): Promise<string> {
    const { code, output, seconds } = await server.run(`${variables}\n${commands}`);
    const log = code === 0 ? output : `${output}\n${readFileSync(server.outside(way.log), "utf8").slice(-6000)}`;
    appendFileSync(written, `\n$ ${commands.trim().replaceAll("\n", "\n$ ")}\n${log.trim()}\n[${seconds} s]\n`);
    if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${log.slice(-8000)}`);
    return output;
  }

  const statusOf = (path: string) => run(`curl -s -o /dev/null -w '%{http_code}' "https://$SITE${path}"`);
  const modeOf = (path: string) => (statSync(server.outside(path)).mode & 0o777).toString(8);

  /** The name of the first archive in the bucket, whose storage keeps content and notes of an object as files. */
  function archive(): string {
    const names = readdirSync(server.outside("/tmp/outside/storage/backups/site"));
    return /^(.*\.tar\.gz)/.exec(names.sort()[0] ?? "")?.[1] ?? "";
  }

  function expectModes(): void {
    const files = ["", "media", "enquiries", ...way.files];
    expect(files.map((name) => modeOf(join(way.data, name)))).toEqual(
      files.map((name) => (name.includes(".") ? "600" : "700")),
    );
  }

  /** The manual part of a step, before its commands. */
  const before: Readonly<Record<string, () => Promise<unknown>>> = {
    "First publication": () => run(publishNow(way.settings)),
  };

  /** Assertions after the commands of a step. */
  const after: Readonly<Record<string, () => Promise<unknown>>> = {
    async "First publication"() {
      expectModes();
      await run(way.stop);
      // Caddy reads the release by itself, as another user.
      expect(await statusOf("/cases")).toBe("200");
      expect(await statusOf("/admin")).toBe("502");
      await run(`${way.start}\n${HEALTHY}`);
    },
    async "Test mail"() {
      await run(retried("test -e /tmp/outside/mails/1.eml"));
      expect(readFileSync(server.outside("/tmp/outside/mails/1.eml"), "utf8")).toContain("To: you@example.com");
    },
    async Backup() {
      expect(archive()).toContain("future-native-");
    },
    Upgrade: () => run(retried(`curl -fs "https://$SITE/${UPGRADED}"`)),
    async "Way back"() {
      await run(HEALTHY);
      // The release of the archive, without a build.
      expect(await statusOf("/cases")).toBe("200");
      expect(await statusOf(`/${UPGRADED}`)).toBe("404");
      expectModes();
    },
  };

  beforeAll(async () => {
    writeFileSync(written, "");
    server = await startEmptyServer();
    writeFileSync(server.outside(way.log), "");
    mkdirSync(server.outside(OURS.REPOSITORY));
    layRepository(server.outside(OURS.REPOSITORY));
    const outside = `${process.execPath} --import ${require.resolve("tsx")} ${join(__dirname, "support", "outside.ts")}`;
    await server.run(`cd ${ROOT}; ${outside} /tmp/outside > /var/log/outside.log 2>&1 &`);
  });
  afterAll(() => server.stop());

  test.each(way.steps.map((step) => [step.title, step] as const))("%s", async (title, { commands }) => {
    await before[title]?.();
    for (const block of commands) {
      const isRestore = /^ARCHIVE=/m.test(block);
      // The first way back has come to its end; then all is lost.
      if (isRestore) await run(`${gone(`/${UPGRADED}`)}\n`).then(() => run(`${way.stop}\n${way.fire}`));
      await run(isRestore ? withValues(block, { ARCHIVE: `s3://backups/site/${archive()}` }) : block);
      variables = [variables, ...(block.match(/^VERSION=.*$/m) ?? [])].join("\n");
    }
    await after[title]?.();
  });

  test("the checks are of steps that the page has", () => {
    const titles = way.steps.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(Object.keys({ ...before, ...after })));
  });

  test("nothing has copied the settings", async () => {
    const found = await run(`find /srv /var/lib -name ${basename(way.settings)} -not -path '*/node_modules/*'`);
    expect(found.split("\n").filter((file) => file && file !== way.settings)).toEqual([]);
  });

  test("the log names nothing that could not be written", () => {
    const lines = readFileSync(server.outside(way.log), "utf8").split("\n");
    expect(lines.filter((line) => /\b(?:EROFS|EACCES|EPERM|EBUSY|EXDEV)\b/.test(line))).toEqual([]);
  });
}
