/** Prints every call that the config has below `/cms-api`, Payload's own among them. */
import config from "../../src/payload.config";
import { printResult } from "./result";

interface Owner {
  endpoints: { method: string; path: string }[] | false;
}

const { collections, endpoints, globals } = await config;

const callsOf = (prefix: string, owner: Owner) =>
  (owner.endpoints || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: prefix + path }));

printResult([
  ...callsOf("", { endpoints }),
  ...collections.flatMap((collection) => callsOf(`/${collection.slug}`, collection)),
  ...globals.flatMap((global) => callsOf(`/globals/${global.slug}`, global)),
]);
process.exit(0);
