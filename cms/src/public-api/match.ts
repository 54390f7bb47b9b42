import { endpoints, type Endpoint, type EndpointName, withoutTrailingSlashes } from "@future-native/contract";
import type { Parameters } from "./answers";

interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `{name}` becomes a named group; the rest of the template is taken literally. */
function patternOf(template: string): RegExp {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? `(?<${part.slice(1, -1)}>[^/]+?)` : escape(part)));
  return new RegExp(`^${source.join("")}$`);
}

function isEndpointName(name: string): name is EndpointName {
  return name in endpoints;
}

// A literal path goes before one with parameters, so that /api/blog/tags is not an article called "tags".
const routes: readonly Route[] = Object.keys(endpoints)
  .filter(isEndpointName)
  .map((name): Route => ({ name, endpoint: endpoints[name], pattern: patternOf(endpoints[name].path) }))
  .sort((one, other) => Object.keys(one.endpoint.parameters).length - Object.keys(other.endpoint.parameters).length);

export type Match =
  | { readonly state: "found"; readonly name: EndpointName; readonly parameters: Parameters }
  | { readonly state: "unknown"; readonly message: string };

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/**
 * The call of the contract that a path means.
 * @param path of the request, without query, with or without a trailing slash: both forms are the same call (A1)
 */
export function matchEndpoint(path: string): Match {
  const plain = withoutTrailingSlashes(path);
  for (const { name, endpoint, pattern } of routes) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const parameters: Record<string, string> = {};
    for (const [parameter, schema] of Object.entries(endpoint.parameters)) {
      const value = decode(found.groups?.[parameter] ?? "");
      if (value === undefined || !schema.safeParse(value).success) {
        return {
          state: "unknown",
          message: `No such ${parameter}: "${value ?? "(not decodable)"}" in ${endpoint.path}.`,
        };
      }
      parameters[parameter] = value;
    }
    return { state: "found", name, parameters };
  }
  return { state: "unknown", message: `No such call: ${plain}. See /api/openapi.json for all there are.` };
}
