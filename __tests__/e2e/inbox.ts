/** The CMS's inbox as an editor reads it. */
import type { APIRequestContext } from "@playwright/test";

/** The enquiry from an e-mail address. @throws Error when there is none, or access is denied */
export async function findEnquiry(request: APIRequestContext, email = ""): Promise<Record<string, unknown>> {
  const { API_URL = "", ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const login = await request.post(`${API_URL}/cms-api/users/login`, {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  });
  const { token } = (await login.json()) as { token?: string };
  if (!token) throw new Error("Nobody could sign in: ADMIN_EMAIL and ADMIN_PASSWORD have to be those of an editor.");
  const found = await request.get(`${API_URL}/cms-api/enquiries`, {
    headers: { Authorization: `JWT ${token}` },
    params: { "where[email][equals]": email },
  });
  const { docs } = (await found.json()) as { docs: Record<string, unknown>[] };
  const [enquiry] = docs;
  if (!enquiry || docs.length > 1) throw new Error(`There are ${docs.length} enquiries from ${email}.`);
  return enquiry;
}
