import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const nextConfig: NextConfig = {
  // Modules are hoisted to the root of the workspaces.
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  // Both slash forms of an API path answer without a redirect (A1); a redirected POST would lose its body.
  skipTrailingSlashRedirect: true,
  // It is compiled already: Node reads it as it is.
  serverExternalPackages: ["fontkit"],
  images: { unoptimized: true },
  poweredByHeader: false,
  experimental: {
    // Payload tells errors by the names of their classes: minified, every message would be "An unknown error occurred."
    serverMinification: false,
    // Writing the cache takes a fifth of a build, and a first build has no reader for it: the second one writes it.
    turbopackFileSystemCacheForBuild: existsSync(path.join(repositoryRoot, "cms", ".next", "BUILD_ID")),
  },
  // `npm run check` checks the types; a build on an editor's machine need not do it again.
  typescript: { ignoreBuildErrors: true },
};

const withAdmin = withPayload(nextConfig, { devBundleServerPackages: false });

/** Payload asks every visitor for their colour scheme and lets every answer vary by it; its pages alone have use for that. */
async function adminHeaders() {
  const rules = (await withAdmin.headers?.()) ?? [];
  return rules.map((rule) => ({ ...rule, source: "/admin/:path*" }));
}

export default { ...withAdmin, headers: adminHeaders };
