import { callApi } from "payload-kit/admin/call-api";

/**
 * Asks the publisher for something, for instance `publish-now` or `41/roll-back`.
 * @param otherwise the error message for a refusal without one
 * @returns the error message; undefined on success
 */
export async function askPublisher(path: string, otherwise: string): Promise<string | undefined> {
  const result = await callApi(`/cms-api/releases/${path}`, { method: "POST" });
  return result.ok ? undefined : (result.message ?? otherwise);
}
