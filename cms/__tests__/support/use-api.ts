/** In place of payload-kit's hooks, which ask Payload's provider: components under test have none. */
export const useApi = () => (path: string) => `/cms-api${path}`;
export const useAdmin = () => (path: string) => `/admin${path}`;
