/**
 * Before each file. Payload hashes a password in 600,000 rounds at each sign-in, and most tests sign in with accounts of
 * the same template: each hash is computed once in a process, with the same result.
 */
import crypto from "node:crypto";

type Derive = typeof crypto.pbkdf2;

declare global {
  /** By their inputs; unset before the first file. */
  var passwordHashes: Map<string, Buffer> | undefined;
}

if (!globalThis.passwordHashes) {
  const hashes = (globalThis.passwordHashes = new Map<string, Buffer>());
  const derive = crypto.pbkdf2;
  crypto.pbkdf2 = ((password, salt, iterations, length, digest, callback) => {
    const key = JSON.stringify([password, salt, iterations, length, digest]);
    const known = hashes.get(key);
    if (known) return process.nextTick(callback, null, known);
    derive(password, salt, iterations, length, digest, (error, hash) => {
      if (!error) hashes.set(key, hash);
      callback(error, hash);
    });
  }) satisfies Derive;
}
