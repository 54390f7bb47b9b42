/** Part of https://www.w3.org/TR/trusted-types/, which the library of types does not have yet. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScript: (text: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** React makes every script element of it, so that it is not run. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Installs the default Trusted Types policy that the content security policy requires (X9). It allows HTML without a
 * tag, React's empty script, structured data in it, and scripts of the site's own; null is a refusal. Hosts of
 * analytics are allowed by the policy's `script-src`.
 */
export function setTrustedTypes({ location, trustedTypes }: Pick<Window, "location" | "trustedTypes"> = window): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (isOwn(url, location) || __ANALYTICS__.provider !== "none" ? url : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isOwn(url: string, { href, origin }: Location): boolean {
  return new URL(url, href).origin === origin;
}
