import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { openBucket } from "payload-kit/bucket";

const NAME = "files";
/** Keys of s3rver's only account. */
const ACCESS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

export interface S3Server {
  /** Settings of a CMS that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  /** Keys of what lies below a folder, sorted. */
  keys(folder: string): Promise<string[]>;
  /** Puts an object there that no CMS knows of. */
  put(key: string, content: string): Promise<void>;
  /** Stops the storage until the returned function is called. */
  goAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/**
 * An S3 server that stores its buckets in a folder (s3rver). It checks the access key, but not the signature of version
 * 4.
 */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), "s3-test-"));
  const open = async (port: number) => {
    const options = {
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: NAME, configs: [] }],
    };
    const server = new S3rver(options);
    return { server, port: (await server.run()).port };
  };
  let running = await open(0);
  const { port } = running;
  const env = { ...ACCESS, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, MEDIA_S3_BUCKET: `s3://${NAME}/site` };
  // The bucket of the tests themselves, which read these variables as every tool of S3 does.
  Object.assign(process.env, ACCESS, { AWS_ENDPOINT_URL: env.AWS_ENDPOINT_URL });
  const bucket = openBucket(env.MEDIA_S3_BUCKET);
  return {
    env,
    async keys(folder) {
      const keys = (await bucket.list()).map(({ key }) => key).filter((key) => key.startsWith(`${folder}/`));
      return keys.map((key) => key.slice(folder.length + 1)).sort();
    },
    put: (key, content) => bucket.put(key, content, {}),
    async goAway() {
      await running.server.close();
      return async () => void (running = await open(port));
    },
    async stop() {
      await running.server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
