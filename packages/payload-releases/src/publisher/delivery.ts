import type { Manifest } from "../store/release";

/** Delivery of a checked release to its target. */
export interface Delivery {
  /** `s3://bucket/prefix`, or a command; undefined when the release is served from this machine. */
  target: string | undefined;
  /** Folder of the release's files. */
  files: string;
  /** Name of the release. */
  id: string;
  manifest: Manifest;
  /** Aborts the delivery: a command is killed with its process group. */
  signal?: AbortSignal | undefined;
  /** Called with the share that is sent, 0 to 1, and with 0 whenever a command prints. */
  onProgress?: (share: number) => void;
}
