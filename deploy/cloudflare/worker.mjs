/** Answers what has no file: the paths of the CMS, and the 404 in the language of the prefix (N11). */
const CMS_PATHS = /^\/(?:api|admin|cms-api|media|mock|_next)(?:\/|$)/;
const LOCALE = /^\/(ru|br)(?:\/|$)/;

export default {
  /**
   * @param {Request} request
   * @param {{ CMS: string, ASSETS: { fetch(request: Request): Promise<Response> } }} env
   */
  async fetch(request, env) {
    const { pathname, search, origin } = new URL(request.url);
    if (CMS_PATHS.test(pathname)) return fetch(new Request(env.CMS + pathname + search, request));
    const prefix = LOCALE.exec(pathname)?.[1];
    const page = await env.ASSETS.fetch(new Request(`${origin}${prefix ? `/${prefix}` : ""}/404`));
    const headers = new Headers(page.headers);
    headers.set("Cache-Control", "no-cache");
    return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
  },
};
