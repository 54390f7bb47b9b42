/** Reads SQLite's write-ahead log, because SQLite silently skips a damaged part: https://sqlite.org/walformat.html */

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit says in which order of bytes checksums are made. */
const MAGIC = 0x377f0682;

interface Sum {
  readonly first: number;
  readonly second: number;
}

function sumOf(bytes: Buffer, isBigEndian: boolean, start: Sum): Sum {
  let { first, second } = start;
  for (let at = 0; at < bytes.length; at += 8) {
    const [one, two] = isBigEndian
      ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
      : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    first = (first + one + second) >>> 0;
    second = (second + two + first) >>> 0;
  }
  return { first, second };
}

const isSum = (bytes: Buffer, at: number, { first, second }: Sum) =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

/**
 * Whether changes that were committed cannot be read. A last change that was only half written, as after a loss of power,
 * was not committed, and is no damage.
 * @param log the content of the file `…-wal`
 */
export function isLogDamaged(log: Buffer): boolean {
  if (log.length <= HEADER) return false;
  const isBigEndian = log.readUInt32BE(0) === MAGIC + 1;
  if (!isBigEndian && log.readUInt32BE(0) !== MAGIC) return true;
  let sum = sumOf(log.subarray(0, 24), isBigEndian, { first: 0, second: 0 });
  if (!isSum(log, 24, sum)) return true;
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let at = HEADER;
  for (; at + frame <= log.length && log.subarray(at + 8, at + 16).equals(salts); at += frame) {
    sum = sumOf(log.subarray(at, at + 8), isBigEndian, sum);
    sum = sumOf(log.subarray(at + FRAME_HEADER, at + frame), isBigEndian, sum);
    if (!isSum(log, at + 16, sum)) break;
  }
  // Behind its end lies what is left of an earlier log, with other salts, or nothing.
  for (at += frame; at + frame <= log.length; at += frame) {
    const isCommit = log.readUInt32BE(at + 4) > 0;
    if (isCommit && log.subarray(at + 8, at + 16).equals(salts)) return true;
  }
  return false;
}
