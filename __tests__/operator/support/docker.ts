/**
 * `docker compose` of the empty server, without Docker. An image is the folder that the Dockerfile's commands make, a
 * volume is a folder, and a container is a process with the mounts, user, environment and rights of compose.yaml.
 * Programs of the base images are those of this machine.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { readEnvironment, withOnly } from "./unit";

const STORE = "/var/lib/docker";
const IN_USE = `${STORE}/image`;
const DATABASE = `${STORE}/volumes/database`;
const [, verb, ...args] = process.argv.slice(2);
const settings = readEnvironment(".env");

const environment = z.record(z.string(), z.string()).default({});
const service = z.object({
  environment,
  volumes: z.array(z.string()),
  cap_drop: z.tuple([z.literal("ALL")]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
});
const compose = z.object({ services: z.object({ database: z.object({ environment }), cms: service, caddy: service }) });
const { services } = compose.parse(
  parse(readFileSync("compose.yaml", "utf8"), (_, value: unknown) =>
    typeof value === "string" ? withSettings(value) : value,
  ),
);
const imageOf = z.object({ environment, user: z.string(), command: z.array(z.string()) });

/** Replaces `${NAME}`, `${NAME:-otherwise}` and `${NAME:?message}`. */
function withSettings(text: string): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = settings[name];
    if (!value && kind === "?") throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return value || (kind === "-" ? rest : "");
  });
}

/** Runs a script of bash. Only what fails is printed. */
const bash = (script: string, env: Readonly<Record<string, string>> = {}, cwd = "/") =>
  execFileSync("bash", ["-eo", "pipefail", "-c", script], { cwd, env: { ...process.env, ...env }, encoding: "utf8" });

/** Copies files of the build's context, which is all but those of .dockerignore, to the same paths of /app. */
const copyContext = (sources: string) => `
IGNORED=$(mktemp)
sed -E '/^#|^$/d; s|^(!?)|\\1/|' .dockerignore > $IGNORED
comm -z -23 <(git ls-files -coz -- ${sources} | sort -z) <(git ls-files -coiz -X $IGNORED | sort -z) | tar -c --null -T - | tar -x -C /app`;

/** Runs the Dockerfile, unless there is an image of this version already. @returns its folder */
function build(): string {
  const image = `${STORE}/images/${bash("git rev-parse 'HEAD^{tree}'", {}, process.cwd()).trim()}`;
  if (existsSync(`${image}.json`)) return image;
  const made = { environment: {} as Record<string, string>, user: "root", command: [] as unknown };
  const lines = readFileSync("Dockerfile", "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n/g, " ");
  for (const [, name = "", rest = ""] of lines.matchAll(/^([A-Z]+) (.*)$/gm)) {
    if (name === "FROM") made.environment = {};
    if (name === "ENV")
      for (const [, key = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) made.environment[key] = value;
    if (name === "RUN") bash(rest, made.environment, "/app");
    if (name === "USER") made.user = rest;
    if (name === "CMD") made.command = JSON.parse(rest);
    if (name !== "COPY") continue;
    const [, owner] = /^--from=build --chown=(\w+):\w+ \/app \.\/$/.exec(rest) ?? [];
    // WORKDIR has made the folder itself.
    if (owner)
      bash(`cp -a /app ${image}; find ${image} -mindepth 1 -exec chown -h ${owner}: {} +; rm -rf /app; mkdir /app`);
    else bash(copyContext(rest.replace(/ \S+$/, "")), {}, resolve("../.."));
  }
  writeFileSync(`${image}.json`, JSON.stringify(imageOf.parse(made)));
  return image;
}

const folderOf = (from: string) => (/^[./]/.test(from) ? resolve(from) : `${STORE}/volumes/${from}`);

/** Shell that mounts a volume. */
function mountVolume(volume: string): string {
  const [from = "", to = "", mode] = volume.split(":");
  const isReadOnly = mode === "ro";
  return `mkdir -p ${folderOf(from)} ${to}; mount --bind ${folderOf(from)} ${to}${isReadOnly ? `; mount -o remount,bind,ro ${to}` : ""}`;
}

/** Shell that makes an empty volume the folder of the image, with its owner. */
function fillVolume(volume: string): string {
  const [from = "", to = ""] = volume.split(":");
  const folder = folderOf(from);
  return `mkdir -p ${folder}; [ -n "$(ls -A ${folder})" ] || [ ! -d ${to} ] || cp -a ${to}/. ${folder}`;
}

interface Container {
  /** Shell that sets up the mounts. */
  readonly mounts: string;
  readonly environment: readonly string[];
  /** Shell that becomes a process of the container. */
  become(command: readonly string[]): string;
  readonly command: readonly string[];
}

const rights = (user: string, added: readonly string[]) =>
  `setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=${["-all", ...added.map((name) => `+${name.toLowerCase()}`)].join()}`;
const quoted = (words: readonly string[]) => words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" ");
const { PATH } = process.env;

function cms(): Container {
  const folder = readlinkSync(IN_USE);
  const image = imageOf.parse(JSON.parse(readFileSync(`${folder}.json`, "utf8")));
  const own = `${STORE}/containers/${process.pid}`;
  const layer = `mkdir -p ${own}/{upper,work}; mount -t overlay overlay -o lowerdir=${folder},upperdir=${own}/upper,workdir=${own}/work /app`;
  const home = `/home/${image.user}`;
  return {
    mounts: [
      layer,
      ...services.cms.volumes.flatMap((volume) => [fillVolume(volume), mountVolume(volume)]),
      "mount -t tmpfs -o mode=1777 tmpfs /tmp",
    ].join("\n"),
    environment: withOnly({ PATH, HOME: home, ...image.environment, ...settings, ...services.cms.environment }),
    become: (command) => `cd /app; exec ${rights(image.user, services.cms.cap_add)} -- ${quoted(command)}`,
    command: image.command,
  };
}

/** Its own authority signs, for no public one can reach this server. */
const CADDYFILE = "<(printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n}\\n'; cat /etc/caddy/Caddyfile)";

const caddy = (): Container => ({
  mounts: services.caddy.volumes.map(mountVolume).join("\n"),
  environment: withOnly({ PATH, HOME: "/var/lib/caddy", ...services.caddy.environment }),
  become: (command) =>
    `exec ${rights("root", services.caddy.cap_add)} -- ${quoted(command).replace("'/etc/caddy/Caddyfile'", `- --adapter caddyfile < ${CADDYFILE}`)}`,
  command: ["caddy", "run", "--config", "/etc/caddy/Caddyfile"],
});

const containers: Readonly<Record<string, () => Container>> = { cms, caddy };
const pidFile = (name: string) => `${STORE}/${name}.pid`;
const pidOf = (name: string) => (existsSync(pidFile(name)) ? readFileSync(pidFile(name), "utf8") : "");
const runs = (name: string) => existsSync(`/proc/${pidOf(name) || "none"}/root/proc`);
const newNamespace = ({ mounts, become }: Container, command: readonly string[]) => [
  "unshare",
  "--mount",
  "bash",
  "-ec",
  `mount --make-rprivate /\n${mounts}\n${become(command)}`,
];

function start(name: string): void {
  const container = containers[name]?.();
  if (!container || runs(name)) return;
  const log = openSync(`/var/log/${name}.log`, "a");
  const words = [...container.environment, ...newNamespace(container, container.command)];
  const child = spawn("env", words, { detached: true, stdio: ["ignore", log, log] });
  child.unref();
  writeFileSync(pidFile(name), String(child.pid));
}

async function stop(name: string): Promise<void> {
  if (runs(name)) process.kill(Number(pidOf(name)), "SIGTERM");
  while (runs(name)) await new Promise((next) => setTimeout(next, 50));
}

function startDatabase(): void {
  if (existsSync(DATABASE)) return;
  const { POSTGRES_USER = "", POSTGRES_DB = "", POSTGRES_PASSWORD = "" } = services.database.environment;
  bash(
    `install -d -o postgres -g postgres ${DATABASE}
    install -o postgres -m 600 <(echo "$PASSWORD") ${DATABASE}/password
    as="setpriv --reuid=postgres --regid=postgres --init-groups"
    bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
    $as $bin/initdb -D ${DATABASE}/data -U ${POSTGRES_USER} --auth-local=trust --auth-host=scram-sha-256 --pwfile=${DATABASE}/password
    $as $bin/pg_ctl -D ${DATABASE}/data -l ${DATABASE}/log -o "-k ${DATABASE}" -w start
    createdb -h ${DATABASE} -U ${POSTGRES_USER} ${POSTGRES_DB}`,
    { PASSWORD: POSTGRES_PASSWORD },
  );
}

async function up(): Promise<void> {
  mkdirSync(`${STORE}/images`, { recursive: true });
  mkdirSync(`${STORE}/volumes`, { recursive: true });
  if (spawnSync("id", ["node"]).status !== 0) bash("useradd --uid 1000 --non-unique --create-home node");
  if (args.includes("--build")) {
    const image = build();
    await stop("cms");
    rmSync(IN_USE, { force: true });
    symlinkSync(image, IN_USE);
  }
  startDatabase();
  for (const name of Object.keys(containers)) start(name);
}

/** `exec` goes into a container, `run` makes one more. */
function enter(name: string, command: readonly string[]): void {
  const container = containers[name]?.();
  if (!container) throw new Error(`No such service: ${name}`);
  const namespace = [
    "nsenter",
    `--target=${pidOf(name)}`,
    "--mount",
    "--root",
    "--wd",
    "bash",
    "-ec",
    container.become(command),
  ];
  const words = [...container.environment, ...(verb === "run" ? newNamespace(container, command) : namespace)];
  process.exitCode = spawnSync("env", words, { stdio: "inherit" }).status ?? 1;
}

const [name = "", ...command] = args.filter((word) => word !== "--rm");
if (verb === "up") void up();
else if (verb === "stop") void stop(name);
else enter(name, command);
