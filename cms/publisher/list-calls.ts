import { endpoints, type EndpointName } from "@future-native/contract";
import type { LocaleCode } from "@future-native/contract/locales";

type Parameters = Readonly<Record<string, string>>;

/** The calls of the API without the name of an entry: together they are all content. @param locales of what differs by locale */
export function listCalls(locales: readonly LocaleCode[]): [EndpointName, Parameters][] {
  return endpointNames.flatMap((name): [EndpointName, Parameters][] => {
    const asked = Object.keys(endpoints[name].parameters);
    if (asked.length === 0) return [[name, {}]];
    return asked.every((parameter) => parameter === "lang") ? locales.map((lang) => [name, { lang }]) : [];
  });
}

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

const endpointNames = Object.keys(endpoints).filter(isEndpointName);
