import type { MailSetting } from "./mail-setting";

export interface Editor {
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
}

/** Signs in at the CMS's own API as the first administrator. */
export async function signIn({ cms, env }: MailSetting): Promise<Editor> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/cms-api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const login = await post("/users/login", { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `JWT ${token}` };
  return {
    get: (path) => fetch(`${cms.url}/cms-api${path}`, { headers }),
    post: (path, body = {}) => post(path, body, headers),
  };
}
