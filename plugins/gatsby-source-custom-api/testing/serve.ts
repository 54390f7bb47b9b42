/** Serves generated content until it is stopped: `node --import tsx …/serve.ts --cases 30 --port 4010`. */
import { parseArgs } from "node:util";
import { startApiServer } from "./api-server";

async function serve() {
  const { values } = parseArgs({
    options: {
      cases: { type: "string", default: "3" },
      port: { type: "string", default: "0" },
      pictures: { type: "boolean" },
    },
  });
  const api = await startApiServer({ cases: Number(values.cases), pictures: values.pictures }, Number(values.port));
  console.log(`${api.url} serves ${values.cases} cases in each locale. Ctrl-C stops it.`);
}

void serve();
