import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/** A real SMTP server that stores received mails. */
export interface Mailbox {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Waits for a number of mails. */
  until(count: number): Promise<void>;
  /** Waits for the mail that holds a text, such as the key in its Message-ID. */
  mailWith(text: string): Promise<ReceivedMail>;
  parsed(index: number): Promise<ParsedMail>;
  /** Switches a temporary error for all mails on or off. */
  refuse(refusing: boolean): void;
  /** Accepts mails without a response until the returned function is called. */
  hold(): () => void;
  /** Waits until a mail is held. */
  held(): Promise<void>;
  stop(): Promise<void>;
}

/** @param port a fixed one for a server that comes back where it was */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let refusing = false;
  let heldBack: (() => void)[] | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // The CMS keeps a connection for its next mail; the usual 30 seconds for it to leave are not waited for.
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing) return done(Object.assign(new Error("try again later"), { responseCode: 451 }));
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        if (heldBack) heldBack.push(() => done());
        else done();
        waiting.forEach((check) => check());
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isSo()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    until: (count) => until(() => received.length >= count),
    async mailWith(text) {
      const find = () => received.find(({ raw }) => raw.includes(text));
      await until(() => find() !== undefined);
      return find() ?? { to: [], raw: Buffer.alloc(0) };
    },
    parsed: (index) => simpleParser(received[index]?.raw ?? ""),
    refuse: (value) => void (refusing = value),
    hold() {
      heldBack = [];
      return () => {
        heldBack?.forEach((say) => say());
        heldBack = undefined;
      };
    },
    held: () => until(() => (heldBack?.length ?? 0) > 0),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
