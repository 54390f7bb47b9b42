import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from "payload";
import sharp, { type Metadata, type Sharp } from "sharp";
import { safeFileName } from "../files/safe-name";
import { isTooSmall, MOST_PIXELS, SMALLEST, pixelsOf } from "../picture-sizes";
import { translate, type TextKey, type Values } from "../i18n";

type UploadedFile = NonNullable<PayloadRequest["file"]>;

interface Kind {
  readonly extension: string;
  readonly type: string;
  /** Encodes again, without visible loss. @param quality of JPEG and WebP */
  readonly encode: (picture: Sharp, quality: number, sent: Metadata) => Sharp;
}

const KINDS: Readonly<Record<string, Kind>> = {
  png: { extension: "png", type: "image/png", encode: (picture) => picture.png() },
  jpeg: {
    extension: "jpg",
    type: "image/jpeg",
    // Colours that were sent coarser do not become finer.
    encode: (picture, quality, { chromaSubsampling }) =>
      picture.jpeg({ quality, chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4" }),
  },
  webp: { extension: "webp", type: "image/webp", encode: (picture, quality) => picture.webp({ quality }) },
  avif: { extension: "avif", type: "image/avif", encode: (picture) => picture.avif({ quality: 80 }) },
};

/**
 * Normalizes an uploaded picture before it is stored: its name follows its content, its orientation is applied, and
 * metadata about place, time and person is removed.
 * @throws ValidationError when it is no picture, has more than 64 megapixels or is too small for any use
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { file } = req;
  // Decoding is expensive, so uploads that access control will refuse are not decoded.
  const mayUpload = overrideAccess === true || req.user;
  if (!file || !mayUpload || (operation !== "create" && operation !== "update")) return args;
  req.file = await clean(file, (reason, values) => refusal(req, reason, values));
  return args;
};

type Refuse = (reason: TextKey, values?: Values) => Error;

function refusal(req: PayloadRequest, reason: TextKey, values?: Values): ValidationError {
  const message = translate(req.i18n.language, reason, values);
  return new ValidationError({ collection: "media", errors: [{ path: "file", message }], req }, req.t);
}

async function clean(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const found = await read(file.data).catch(() => undefined);
  const kind = found && KINDS[found.format === "heif" && found.compression === "av1" ? "avif" : found.format];
  if (!kind) throw refuse("content:picture.unreadable");
  if (found.width * (found.pageHeight ?? found.height) > MOST_PIXELS) throw refuse("content:picture.tooLarge");
  const size = { width: found.autoOrient.width, height: found.pageHeight ?? found.autoOrient.height };
  if (isTooSmall(size, SMALLEST)) throw refuse("content:picture.tooSmall", pixelsOf(size, SMALLEST));
  const data = tellsNothing(found) ? await whole(file.data, refuse) : await encode(file.data, found, kind, refuse);
  const name = safeFileName(`${file.name.replace(/\.[^.]*$/, "")}.${kind.extension}`, "picture");
  return { ...file, data, size: data.length, name, mimetype: kind.type };
}

/** Within a promise, because of an empty file sharp says so at once. */
const read = async (data: Buffer): Promise<Metadata> => sharp(data, { limitInputPixels: false }).metadata();

/** A JPEG has places for notes that are not listed here, so it is always encoded again. */
function tellsNothing({ format, exif, xmp, iptc, comments, orientation = 1 }: Metadata): boolean {
  return format !== "jpeg" && !exif && !xmp && !iptc && !comments?.length && orientation === 1;
}

/** A truncated file has a sound beginning: shrinking reads to its end, at a sixth of the cost of statistics. */
async function whole(data: Buffer, refuse: Refuse): Promise<Buffer> {
  try {
    await sharp(data, { animated: true, limitInputPixels: MOST_PIXELS }).resize(1).raw().toBuffer();
    return data;
  } catch {
    throw refuse("content:picture.unreadable");
  }
}

async function encode(data: Buffer, sent: Metadata, { encode: into }: Kind, refuse: Refuse): Promise<Buffer> {
  const picture = sharp(data, { animated: true, limitInputPixels: MOST_PIXELS }).autoOrient();
  try {
    const best = await into(picture.clone(), 92, sent).toBuffer();
    return best.length > data.length ? await into(picture, 84, sent).toBuffer() : best;
  } catch {
    throw refuse("content:picture.unreadable");
  }
}
