import { createServer } from "node:net";
import { Failure } from "./failure";

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** @returns a free port */
export function freePort(): Promise<number> {
  return listen(0);
}

/**
 * @param setting that chooses the port
 * @throws Failure when the port is taken
 */
export async function ensureFree(port: number, setting = "PORT"): Promise<void> {
  await listen(port).catch(() => {
    throw new Failure(
      `Port ${port} is taken. Stop what listens there, or choose another one by the setting ${setting}, for instance ${setting}=${port + 1}.`,
    );
  });
}
