import { readEnv } from "../../../env";
import { respondWithMedia } from "../../../public-api/media";

export const dynamic = "force-dynamic";

interface MediaContext {
  params: Promise<{ file: string }>;
}

async function respond(request: Request, { params }: MediaContext): Promise<Response> {
  return respondWithMedia(request, (await params).file, readEnv().mediaDir);
}

export { respond as GET, respond as HEAD };
