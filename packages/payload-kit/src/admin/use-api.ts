import { useConfig } from "@payloadcms/ui";

/** @returns the address of an endpoint of Payload's API. Its path begins with a slash */
export function useApi(): (path: string) => string {
  const { config } = useConfig();
  return (path) => config.routes.api + path;
}

/** @returns the address of a page of the admin. Its path begins with a slash */
export function useAdmin(): (path: string) => string {
  const { config } = useConfig();
  return (path) => config.routes.admin.replace(/\/$/, "") + path;
}
