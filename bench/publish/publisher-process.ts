import { fork } from "node:child_process";
import { join } from "node:path";
import type { Arrival, Job, Message, Order, Outcome } from "payload-releases/publisher/protocol";
import { ROOT } from "../../scripts/lib/paths";

export interface PublisherProcess {
  readonly pid: number | undefined;
  publish(job: Job): Promise<Outcome>;
  /** Reports the upload of a picture. */
  arrive(arrival: Arrival): void;
  end(): void;
}

/** Starts the process that the CMS starts for its publications. @param directory folder of the site */
export function startPublisher(directory: string): PublisherProcess {
  const script = join(ROOT, "cms", "publisher", "main.ts");
  const child = fork(script, { cwd: directory, execArgv: ["--import", "tsx"], stdio: "inherit" });
  let orders = 0;
  return {
    pid: child.pid,
    end: () => void (child.connected && child.disconnect()),
    arrive: (arrival) => void child.send(arrival),
    publish(job) {
      const order: Order = { id: (orders += 1), task: { task: "publish", job } };
      return new Promise((resolve, reject) => {
        const receive = (message: Message) => {
          if (message.id !== order.id || message.type !== "outcome") return;
          child.off("message", receive).off("close", fail);
          resolve(message.outcome);
        };
        const fail = () => reject(new Error("The publisher ended."));
        child.on("message", receive).once("close", fail);
        child.send(order);
      });
    },
  };
}
