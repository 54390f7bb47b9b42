import config from "@payload-config";
import { getPayload } from "payload";
import { readEnv } from "../../../env";
import { openFileStore } from "../../../files/file-store";
import { respondWithMedia } from "../../../public-api/media";

export const dynamic = "force-dynamic";

interface MediaContext {
  params: Promise<{ file: string }>;
}

async function respond(request: Request, { params }: MediaContext): Promise<Response> {
  const { mediaDir, filesBucket } = readEnv();
  const library = { getPayload: () => getPayload({ config }), files: openFileStore(mediaDir, filesBucket) };
  return respondWithMedia(request, (await params).file, library);
}

export { respond as GET, respond as HEAD };
