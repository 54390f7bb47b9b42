import { handlePublicApi } from "../../route-handlers";

export const dynamic = "force-dynamic";

export {
  handlePublicApi as GET,
  handlePublicApi as HEAD,
  handlePublicApi as OPTIONS,
  handlePublicApi as POST,
  handlePublicApi as PUT,
  handlePublicApi as PATCH,
  handlePublicApi as DELETE,
};
