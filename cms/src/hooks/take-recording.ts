import { LONGEST_FILM, LONGEST_SOUND } from "@future-native/contract";
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type OutputFormat,
} from "mediabunny";
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { safeFileName } from "../files/safe-name";
import type { Recording } from "../payload-types";
import { translate, type TextKey, type Values } from "../i18n";

type UploadedFile = NonNullable<PayloadRequest["file"]>;
type Facts = Pick<Recording, "width" | "height" | "seconds" | "codecs">;

/** Bytes; what visitors load for a few seconds. */
const MOST = 4 * 1024 * 1024;
/** Seconds that a container may say more than its frames take. */
const ROUNDING = 0.05;

interface Kind {
  readonly type: string;
  readonly extension: string;
  readonly format: () => OutputFormat;
}

const mp4 = () => new Mp4OutputFormat({ fastStart: "in-memory" });
const FILMS: Readonly<Record<string, Kind>> = {
  MP4: { type: "video/mp4", extension: "mp4", format: mp4 },
  WebM: { type: "video/webm", extension: "webm", format: () => new WebMOutputFormat() },
};
const SOUNDS: Readonly<Record<string, Kind>> = {
  MP4: { type: "audio/mp4", extension: "m4a", format: mp4 },
  MP3: { type: "audio/mpeg", extension: "mp3", format: () => new Mp3OutputFormat() },
  Ogg: { type: "audio/ogg", extension: "ogg", format: () => new OggOutputFormat() },
};
/** Codecs that all browsers play, and lighter ones that are offered before them. */
const CODECS: ReadonlySet<string | null> = new Set(["av1", "vp9", "vp8", "avc", "aac", "mp3", "opus", "vorbis"]);

/**
 * Makes an uploaded film or sound fit to be published before it is stored: its name follows its content, it begins to
 * play before it is whole, and nothing is in it but its frames: no sound beside a film, no notes of a camera.
 * @throws ValidationError when browsers cannot play it, or it is too long or too heavy
 */
export const takeRecording: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { file } = req;
  const mayUpload = overrideAccess === true || req.user;
  if (!file?.data.length || !mayUpload || (operation !== "create" && operation !== "update")) return args;
  const taken = await take(file, (reason, values) => refusal(req, reason, values));
  req.file = taken.file;
  req.context.recording = taken.facts;
  return args;
};

/**
 * Sets the facts of the file on the server, whatever the client sends. A film cannot be replaced by a sound, because
 * fields refer to it by its kind.
 */
export const noteRecording: CollectionBeforeChangeHook<Recording> = ({ data, originalDoc, req }) => {
  const { mimeType, width, height, seconds, codecs } = originalDoc ?? {};
  const facts = req.context.recording ?? { width, height, seconds, codecs };
  delete req.context.recording;
  if (mimeType && data.mimeType && kindOf(mimeType) !== kindOf(data.mimeType))
    throw refusal(req, "content:recording.otherKind");
  return { ...data, ...facts };
};

const kindOf = (type: string) => type.split("/")[0];

type Refuse = (reason: TextKey, values?: Values) => Error;

function refusal(req: PayloadRequest, reason: TextKey, values?: Values): ValidationError {
  const message = translate(req.i18n.language, reason, values);
  return new ValidationError({ collection: "recordings", errors: [{ path: "file", message }], req }, req.t);
}

async function take(file: UploadedFile, refuse: Refuse): Promise<{ file: UploadedFile; facts: Facts }> {
  if (file.data.length > MOST) throw refuse("content:recording.tooHeavy");
  const found = await read(file.data).catch(() => undefined);
  if (!found) throw refuse("content:recording.unplayable");
  const { kind, facts, longest } = found;
  if (facts.seconds > longest + ROUNDING)
    throw refuse("content:recording.tooLong", { seconds: facts.seconds, longest });
  const data = await writeAnew(found.input, kind).catch(() => undefined);
  if (!data) throw refuse("content:recording.unplayable");
  const name = safeFileName(`${file.name.replace(/\.[^.]*$/, "")}.${kind.extension}`, "recording");
  return { file: { ...file, data, size: data.length, name, mimetype: kind.type }, facts };
}

/** @returns undefined for what is none of the kinds @throws Error for what is no film and no sound at all */
async function read(data: Buffer) {
  const input = new Input({ source: new BufferSource(data), formats: [MP4, WEBM, MP3, OGG] });
  const { name } = await input.getFormat();
  const film = await input.getPrimaryVideoTrack();
  const track = film ?? (await input.getPrimaryAudioTrack());
  const kind = (film ? FILMS : SOUNDS)[name];
  const codecs = await track?.getCodecParameterString();
  if (!track || !kind || !codecs || !CODECS.has(await track.getCodec())) return undefined;
  const seconds = Math.round((await track.computeDuration()) * 100) / 100;
  const size = film ? { width: await film.getDisplayWidth(), height: await film.getDisplayHeight() } : {};
  return { input, kind, facts: { ...size, seconds, codecs }, longest: film ? LONGEST_FILM : LONGEST_SOUND };
}

/** The same frames in a new file: nothing is encoded again. */
async function writeAnew(input: Input, { format, type }: Kind): Promise<Buffer | undefined> {
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const isFilm = type.startsWith("video/");
  const options = { tracks: "primary", tags: {}, showWarnings: false } as const;
  const other = isFilm ? { audio: { discard: true } } : { video: { discard: true } };
  const conversion = await Conversion.init({ input, output, ...options, ...other });
  if (!conversion.isValid) return undefined;
  await conversion.execute();
  return target.buffer ? Buffer.from(target.buffer) : undefined;
}
