/**
 * A server with nothing of ours on it, in namespaces of this machine: its own /etc, /srv, /var, /tmp, network and
 * processes, the programs of this machine. Needs root. `apt-get`, `npm ci`, `npm prune`, systemd and
 * Docker are replaced (stubs below, systemd.ts, docker.ts); git, npm, node, useradd, curl and Caddy are real.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { STAMPS } from "../../../scripts/lib/paths";
import { findWebServers } from "../../../scripts/lib/web-servers";
import { ROOT } from "../../support/source-files";
import { withOnly } from "./unit";

/** Top folders that are the server's own; all others are those of this machine. */
const OWN = ["app", "etc", "home", "mnt", "root", "run", "srv", "tmp", "var"];
const NAMESPACES = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

export interface EmptyServer {
  /** The path of a file of the server for this process. */
  outside(path: string): string;
  /** Runs commands as root, up to the first that fails. */
  run(commands: string): Promise<Ran>;
  stop(): Promise<void>;
}

/** Why such a server cannot be had here; undefined when it can. */
export function whyNoServer(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root of a Linux machine makes namespaces";
  if (spawnSync("unshare", [...NAMESPACES, "true"]).status !== 0) return "this machine allows no namespaces";
  return findWebServers().caddy ? undefined : "Caddy is missing, and `npm run test:hosts` fetches it";
}

const onPath = (name: string) => execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();

/** Programs of the page that need a registry, a package manager or systemd. */
function stubs(): Readonly<Record<string, string>> {
  const tsx = realpathSync(join(ROOT, "node_modules/tsx/dist/loader.mjs"));
  const played = (file: string) => `exec ${process.execPath} --import ${tsx} ${join(__dirname, file)}`;
  const systemd = played("systemd.ts");
  return {
    // Debian's programs are those of this machine. Caddy's package makes an account and starts its service.
    "apt-get": `case " $* " in *" install "*caddy*)
      useradd --system --home-dir /var/lib/caddy --create-home --shell /usr/sbin/nologin caddy
      mkdir -p /etc/caddy && echo ":80" > /etc/caddy/Caddyfile && systemctl start caddy;; esac`,
    curl: `case "$*" in *deb.nodesource.com*|*get.docker.com*) exit 0;; *) exec ${onPath("curl")} "$@";; esac`,
    systemctl: `${systemd} systemctl "$@"`,
    "systemd-run": `${systemd} systemd-run "$@"`,
    docker: `${played("docker.ts")} "$@"`,
    npm: `case "$1" in
      ci) exec cp -al ${REGISTRY}/. .;;
      prune) exec ${process.execPath} -e '${PRUNE}';;
      *) exec ${onPath("npm")} "$@";; esac`,
  };
}

/** Removes what the lock file marks as for development only. */
const PRUNE = `const { packages } = require("./package-lock.json");
for (const [path, { dev }] of Object.entries(packages)) if (dev) fs.rmSync(path, { recursive: true, force: true });`;

/** Folder of the installed packages on the server: those of this checkout. */
const REGISTRY = "/var/cache/registry";

/** Copies them as hard links, before there are mounts, which those do not cross. */
const linkPackages = (to: string) => `set -e
cd "${ROOT}"
for folder in node_modules contract/node_modules cms/node_modules plugins/*/node_modules packages/*/node_modules; do
  [ -d "$folder" ] || continue
  mkdir -p "${to}/$folder"
  find "$folder" -mindepth 1 -maxdepth 1 ! -name .cache -exec cp -al -t "${to}/$folder" {} +
done
# npm writes into this one.
cp --remove-destination node_modules/.package-lock.json "${to}/node_modules/"
# A CMS that is built here already is not built again where its code is the same: the stamps say of which code it is.
[ -d cms/.next ] && [ -f ${STAMPS}/cms ] && [ -f ${STAMPS}/contract ] || exit 0
mkdir -p "${to}/cms/.next" "${to}/node_modules/.cache/future-native"
find cms/.next -mindepth 1 -maxdepth 1 ! -name cache -exec cp -a -t "${to}/cms/.next" {} +
cp -a contract/dist "${to}/contract/"
cp -a ${STAMPS}/cms ${STAMPS}/contract "${to}/node_modules/.cache/future-native/"
`;

/** Makes the tree of the server and goes into it. */
const enter = (root: string) => `set -e
mount --make-rprivate /
mount --bind "${root}" "${root}"
ip link set lo up
for path in /*/; do
  path=\${path%/}
  name=\${path#/}
  case " ${OWN.join(" ")} " in *" $name "*) continue;; esac
  if [ -L "$path" ]; then cp -a "$path" "${root}/"; else mkdir -p "${root}/$name"; mount --rbind "$path" "${root}/$name"; fi
done
mount --bind "${root}/var/local" "${root}/usr/local/sbin"
[ -d "${root}${ROOT}/src" ] || { mkdir -p "${root}${ROOT}"; mount --rbind "${ROOT}" "${root}${ROOT}"; }
exec chroot "${root}" bash
`;

function makeTree(folder: string): string {
  const root = join(folder, "root");
  // Becomes /usr/local/sbin.
  const bin = join(root, "var", "local");
  for (const path of [bin, ...OWN.map((name) => join(root, name))]) mkdirSync(path, { recursive: true });
  for (const path of ["var/lib", "var/cache", "var/tmp", "var/log"]) mkdirSync(join(root, path));
  for (const path of ["tmp", "var/tmp"]) chmodSync(join(root, path), 0o1777);
  chmodSync(join(root, "root"), 0o700);
  execFileSync("cp", ["-a", "/etc/.", join(root, "etc")]);
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost www.example.com cms database\n");
  execFileSync("bash", ["-c", linkPackages(join(root, REGISTRY))]);
  writeFileSync(join(folder, "enter"), enter(root));
  copyFileSync(findWebServers().caddy?.program ?? "", join(bin, "caddy"));
  for (const [name, script] of Object.entries(stubs())) {
    writeFileSync(join(bin, name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return root;
}

export async function startEmptyServer(): Promise<EmptyServer> {
  mkdirSync(STAMPS, { recursive: true });
  const folder = mkdtempSync(join(STAMPS, "server-"));
  const root = makeTree(folder);
  const environment = {
    HOME: "/root",
    LANG: "C.UTF-8",
    PATH: `/usr/local/sbin:${dirname(process.execPath)}:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    // Of Caddy's own authority, which signs where no public one can be asked.
    CURL_CA_BUNDLE: "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt",
  };
  const words = [...withOnly(environment), "unshare", ...NAMESPACES, "bash", join(folder, "enter")];
  const shell = spawn("env", words, { cwd: "/" });
  return {
    outside: (path) => join(root, path),
    run: commandsOf(shell, join(root, "tmp", "step.sh")),
    async stop() {
      const ended = new Promise((resolve) => shell.once("close", resolve));
      shell.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives a shell one script after another. */
function commandsOf(shell: ChildProcess, file: string): EmptyServer["run"] {
  let count = 0;
  const streams = [shell.stdout, shell.stderr];
  for (const stream of streams) stream?.setEncoding("utf8");
  return (commands) =>
    new Promise((resolve, reject) => {
      const mark = `--- ended ${(count += 1)}`;
      const began = performance.now();
      let output = "";
      const take = (chunk: string) => {
        output += chunk;
        const [, code] = new RegExp(`${mark} (\\d+)\n`).exec(output) ?? [];
        if (code === undefined) return;
        for (const stream of streams) stream?.off("data", take);
        shell.off("close", gone);
        const seconds = Math.round((performance.now() - began) / 1000);
        resolve({ code: Number(code), output: output.slice(0, output.indexOf(mark)), seconds });
      };
      const gone = () => reject(new Error(`The shell has ended:\n${output}`));
      for (const stream of streams) stream?.on("data", take);
      shell.once("close", gone);
      writeFileSync(file, commands);
      shell.stdin?.write(`bash -eo pipefail /tmp/step.sh 2>&1 </dev/null; echo "${mark} $?"\n`);
    });
}
