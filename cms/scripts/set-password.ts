/**
 * Sets a new password for an account and prints it: for who cannot sign in, on a server without mail. All who are signed in
 * with that account are signed out. Arguments: the account's e-mail address.
 */
import { randomBytes } from "node:crypto";
import { openCms } from "../src/start-up/open-cms";

const [email = ""] = process.argv.slice(2);
const { payload } = await openCms();
const password = randomBytes(12).toString("base64url");
const { docs } = await payload.update({
  collection: "users",
  where: { email: { equals: email.trim().toLowerCase() } },
  data: { password },
});
if (docs.length === 0) {
  const { docs: known } = await payload.find({ collection: "users", limit: 20, depth: 0, select: { email: true } });
  console.error(`There is no account ${email}. There are: ${known.map((user) => user.email).join(", ")}.`);
} else {
  console.log(`The password of ${email} is now ${password}`);
}
process.exit(docs.length === 0 ? 1 : 0);
