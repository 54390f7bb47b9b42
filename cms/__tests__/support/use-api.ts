/** In place of payload-kit's hook, which asks Payload's provider: components under test have none. */
export const useApi = () => (path: string) => `/cms-api${path}`;
