import type { Manifest } from "../release-store/release";

/** A checked release, and where it goes. */
export interface Delivery {
  /** `s3://bucket/prefix`, or a command; nothing is delivered without one. */
  target: string | undefined;
  /** Folder of the release's files. */
  files: string;
  /** Name of the release. */
  id: string;
  manifest: Manifest;
  /** Ends the delivery: a command with all that it has started. */
  signal?: AbortSignal | undefined;
  /** Is called with the share that is sent, 0 to 1, and whenever a command prints. */
  onProgress?: (share: number) => void;
}
