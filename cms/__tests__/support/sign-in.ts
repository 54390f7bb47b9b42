export interface Editor {
  /** Headers that authenticate the account. */
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  patch(path: string, body: unknown): Promise<Response>;
  /** Puts a picture into the library. @param name of the file @param type that the browser names */
  upload(name: string, content: Uint8Array<ArrayBuffer>, type?: string): Promise<Response>;
}

interface Account {
  readonly cms: { readonly url: string };
  /** Its settings, with those of the first administrator. */
  readonly env: Readonly<Record<string, string>>;
}

/** Signs in at the CMS's own API as the first administrator. */
export async function signIn({ cms, env }: Account): Promise<Editor> {
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/cms-api${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const login = await send("POST", "/users/login", { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `JWT ${token}` };
  return {
    get: (path) => fetch(`${cms.url}/cms-api${path}`, { headers }),
    post: (path, body = {}) => send("POST", path, body, headers),
    patch: (path, body) => send("PATCH", path, body, headers),
    headers,
    upload(name, content, type = "image/png") {
      const form = new FormData();
      form.set("_payload", JSON.stringify({ alt: "What it shows" }));
      form.set("file", new Blob([content], { type }), name);
      // Without a language Payload takes in a file and drops its texts.
      return fetch(`${cms.url}/cms-api/media?locale=en`, { method: "POST", body: form, headers });
    },
  };
}
