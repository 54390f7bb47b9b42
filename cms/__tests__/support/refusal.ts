import { APIError, ValidationError } from "payload";

/** What an editor reads when something is refused. */
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
