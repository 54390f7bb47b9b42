import { APIError, ValidationError } from "payload";

/** Messages of a refused request. */
export async function refusal(attempt: () => Promise<unknown>): Promise<string[]> {
  try {
    await attempt();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message);
    if (error instanceof APIError) return [error.message];
    throw error;
  }
}
