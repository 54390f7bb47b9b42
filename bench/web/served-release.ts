/** Serves a release as the bundled server does: HTTP/1.1, precompressed with Brotli. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerFrom } from "payload-releases/store/static-site";
import { listRelease } from "payload-releases/store/release-files";

export interface ServedRelease {
  url: string;
  close(): void;
}

/** @param folder absolute path of a release's files */
export async function serveRelease(folder: string): Promise<ServedRelease> {
  const release = await listRelease(folder);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    answerFrom(release, request, response, { pathname: decodeURI(pathname), search }).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
