/**
 * `systemctl` and `systemd-run` of the empty server. A service runs as its user, in mounts of its own, with the umask,
 * the environment and no privileges but what its unit leaves it. Not there: filters of system calls, limits of memory.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readEnvironment, readUnit, withOnly, type Unit } from "./unit";

const [program, ...args] = process.argv.slice(2);
const pidFile = (name: string) => `/run/${name}.pid`;
/** Exit status of systemd where a namespace could not be set up. */
const NO_NAMESPACE = 226;

/** Caddy's own authority signs, for no public one can reach this server. */
function withOwnCertificates(): void {
  const text = readFileSync("/etc/caddy/Caddyfile", "utf8");
  writeFileSync("/etc/caddy/Caddyfile.own", `{\n\tlocal_certs\n\tskip_install_trust\n}\n${text}`);
}

const CADDY: Unit = {
  ...{ user: "caddy", folder: "/", umask: "0022", before: [], stopSeconds: 5, state: [], stateMode: "0755" },
  ...{ environment: { HOME: "/var/lib/caddy" }, writable: undefined, hidesHome: false, hasOwnTmp: true },
  command: "caddy run --config /etc/caddy/Caddyfile.own --adapter caddyfile",
  isPrivileged: true,
};

function unitOf(name: string): Unit {
  if (name !== "caddy") return readUnit(name);
  withOwnCertificates();
  return CADDY;
}

/** Shell that sets up the mounts of a service: all is read-only but what the unit names. */
function mountsOf({ writable, state, hidesHome, hasOwnTmp }: Unit): string {
  const lines = ["set -e", "mount --make-rprivate /"];
  if (hasOwnTmp) lines.push("mount -t tmpfs -o mode=1777 tmpfs /tmp", "mount -t tmpfs -o mode=1777 tmpfs /var/tmp");
  if (writable) {
    const paths = [...writable, ...state.map((name) => `/var/lib/${name}`)];
    for (const path of paths) {
      const isOptional = path.startsWith("-");
      const place = path.replace(/^-/, "");
      const missing = isOptional
        ? ":"
        : `{ echo "Failed to set up mount namespacing: ${place}: No such file or directory"; exit ${NO_NAMESPACE}; }`;
      lines.push(
        `if [ -e "${place}" ]; then place=$(realpath "${place}"); mount --bind "$place" "$place"; kept="$kept $place "; else ${missing}; fi`,
      );
    }
    lines.push(
      // As systemd: /dev, /proc and /sys are no part of the file system that is protected.
      `findmnt -rno TARGET | sort -u | while read -r target; do`,
      `  case "$target" in /dev*|/proc*|/sys*|/tmp|/var/tmp) continue;; esac`,
      `  case "$kept" in *" $target "*) continue;; esac`,
      `  mount -o remount,bind,ro "$target" 2>/dev/null || true`,
      "done",
    );
  }
  if (hidesHome) lines.push("for home in /home /root; do mount -t tmpfs -o mode=000,ro tmpfs $home; done");
  return lines.join("\n");
}

/** Arguments of `env` that run the process of a unit. */
function processOf(unit: Unit): string[] {
  const [id, group, home] = accountOf(unit.user);
  const rights = unit.isPrivileged
    ? ["--inh-caps=+net_bind_service", "--ambient-caps=+net_bind_service"]
    : ["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"];
  const command = unit.command.replace(/^\/usr\/bin\/node\b/, process.execPath);
  const setUp = `${mountsOf(unit)}\numask ${unit.umask}\ncd "${unit.folder}"\nexec setpriv --reuid=${id} --regid=${group} --init-groups ${rights.join(" ")} -- ${command}`;
  const environment = { PATH: process.env.PATH, HOME: home, USER: unit.user, ...unit.environment };
  return [...withOnly(environment), "unshare", "--mount", "bash", "-c", setUp];
}

function accountOf(user: string): readonly [id: string, group: string, home: string] {
  const [, , id = "", group = "", , home = ""] = execFileSync("getent", ["passwd", user], { encoding: "utf8" }).split(
    ":",
  );
  return [id, group, home];
}

function prepare({ user, state, stateMode, before, folder }: Unit): void {
  for (const name of state) {
    execFileSync("install", ["-d", "-o", user, "-g", user, "-m", stateMode, `/var/lib/${name}`]);
  }
  for (const line of before) {
    if (!line.startsWith("+")) throw new Error(`Only ExecStartPre=+… is played here, and not ${line}`);
    execFileSync("sh", ["-ec", line.slice(1)], { cwd: folder, stdio: "inherit" });
  }
}

const pidOf = (name: string) => (existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), "utf8")) : undefined);
const runs = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function start(name: string): void {
  const unit = unitOf(name);
  prepare(unit);
  const log = openSync(`/var/log/${name}.log`, "a");
  const child = spawn("env", processOf(unit), { detached: true, stdio: ["ignore", log, log] });
  child.unref();
  writeFileSync(pidFile(name), String(child.pid));
}

async function stop(name: string): Promise<void> {
  const pid = pidOf(name);
  if (pid === undefined || !runs(pid)) return;
  process.kill(pid, "SIGTERM");
  for (const end = Date.now() + unitOf(name).stopSeconds * 1000; runs(pid);) {
    if (Date.now() > end) process.kill(-pid, "SIGKILL");
    await pause(50);
  }
  rmSync(pidFile(name));
}

async function reload(name: string): Promise<void> {
  if (name !== "caddy") throw new Error(`${name} cannot be reloaded.`);
  withOwnCertificates();
  const words = ["reload", "--config", "/etc/caddy/Caddyfile.own", "--adapter", "caddyfile"];
  if (spawnSync("caddy", words, { stdio: "inherit" }).status !== 0) throw new Error("Caddy could not be reloaded.");
}

async function systemctl(): Promise<void> {
  const [verb = "", ...names] = args.filter((word) => !word.startsWith("--"));
  const isNow = args.includes("--now") || verb !== "enable";
  for (const name of names.map((word) => word.replace(/\.service$/, ""))) {
    if (verb === "reload") await reload(name);
    if (verb === "stop" || verb === "restart") await stop(name);
    if (isNow && ["start", "restart", "enable"].includes(verb)) start(name);
    if (verb === "is-active" && !runs(pidOf(name) ?? 0)) process.exitCode = 3;
  }
}

/** Waits for the command, as `--wait` and `--pty` do. */
function systemdRun(): void {
  const first = args.findIndex((word) => !word.startsWith("-"));
  const options = args.slice(0, first);
  const valuesOf = (name: string) =>
    options.filter((word) => word.startsWith(`--${name}=`)).map((word) => word.slice(name.length + 3));
  const properties = Object.fromEntries(valuesOf("property").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  const environment = Object.fromEntries(valuesOf("setenv").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  const quoted = args.slice(first).map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  const words = processOf({
    ...CADDY,
    user: valuesOf("uid")[0] ?? "root",
    folder: valuesOf("working-directory")[0] ?? "/",
    umask: properties.UMask ?? "0022",
    environment: { ...environment, ...(properties.EnvironmentFile ? readEnvironment(properties.EnvironmentFile) : {}) },
    command: quoted.join(" ").replace(/^'\/usr\/bin\/node'/, "/usr/bin/node"),
    isPrivileged: false,
    hasOwnTmp: false,
  });
  process.exitCode = spawnSync("env", words, { stdio: "inherit" }).status ?? 1;
}

if (program === "systemctl") void systemctl();
else systemdRun();
