export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "../../api/[[...path]]/route";

export const dynamic = "force-dynamic";
