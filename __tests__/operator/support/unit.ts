/** A unit of systemd as far as the empty server obeys it. */
import { existsSync, readFileSync } from "node:fs";

export interface Unit {
  readonly user: string;
  readonly folder: string;
  readonly umask: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly before: readonly string[];
  readonly command: string;
  readonly stopSeconds: number;
  /** Below /var/lib, with this mode. */
  readonly state: readonly string[];
  readonly stateMode: string;
  /** The only folders that it may write to, where ProtectSystem=strict; a leading `-` lets one be missing. */
  readonly writable: readonly string[] | undefined;
  readonly hidesHome: boolean;
  readonly hasOwnTmp: boolean;
  readonly isPrivileged: boolean;
}

/** Arguments of `env` for a process with this environment alone. */
export const withOnly = (environment: Readonly<Record<string, string | undefined>>): string[] => [
  "-i",
  ...Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
];

/** Reads `NAME=value` lines as EnvironmentFile= does. */
export function readEnvironment(file: string): Record<string, string> {
  const lines = readFileSync(file, "utf8").split("\n");
  const pairs = lines.flatMap((line) => {
    const [, name, value = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(line.trim()) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^(["'])(.*)\1$/, "$2")] as const];
  });
  return Object.fromEntries(pairs);
}

/** @throws Error when there is no such unit */
export function readUnit(name: string): Unit {
  const places = [`/etc/systemd/system/${name}.service`, `/usr/lib/systemd/system/${name}.service`];
  const file = places.find((place) => existsSync(place));
  if (file === undefined) throw new Error(`Unit ${name}.service not found.`);
  const settings = new Map<string, string[]>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) settings.set(key, [...(settings.get(key) ?? []), value ?? ""]);
  }
  const all = (key: string) => settings.get(key) ?? [];
  const words = (key: string) => all(key).flatMap((value) => value.split(/\s+/).filter(Boolean));
  const one = (key: string, otherwise = "") => all(key).at(-1) ?? otherwise;
  const given = Object.fromEntries(words("Environment").map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  return {
    user: one("User", "root"),
    folder: one("WorkingDirectory", "/"),
    umask: one("UMask", "0022"),
    // What a file says wins over the unit.
    environment: { ...given, ...Object.assign({}, ...all("EnvironmentFile").map(readEnvironment)) },
    before: all("ExecStartPre"),
    command: one("ExecStart"),
    stopSeconds: Number(one("TimeoutStopSec", "90").replace("s", "")),
    state: words("StateDirectory"),
    stateMode: one("StateDirectoryMode", "0755"),
    writable: one("ProtectSystem") === "strict" ? words("ReadWritePaths") : undefined,
    hidesHome: one("ProtectHome") === "yes",
    hasOwnTmp: one("PrivateTmp") === "yes" || one("PrivateTmp") === "true",
    isPrivileged: one("NoNewPrivileges") !== "yes",
  };
}
