import { endpointPath, type EndpointName, type LocaleCode } from "@future-native/contract";

/** Address of a call on the server that the options name. */
export function callUrl(apiUrl: string, name: EndpointName, locale?: LocaleCode): string {
  return apiUrl.replace(/\/+$/, "") + endpointPath(name, locale === undefined ? {} : { lang: locale });
}
