/** The world outside of the empty server: a mail server and a storage of S3, in its network. Mails become files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";
import S3rver from "s3rver";

const [folder = ""] = process.argv.slice(2);
for (const name of ["mails", "storage"]) mkdirSync(`${folder}/${name}`, { recursive: true });

let received = 0;
new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      writeFileSync(`${folder}/mails/${(received += 1)}.eml`, Buffer.concat(chunks));
      done();
    });
  },
}).listen(2525, "127.0.0.1");

void new S3rver({
  ...{ address: "127.0.0.1", port: 9000, silent: true, directory: `${folder}/storage` },
  configureBuckets: [{ name: "backups", configs: [] }],
}).run();
