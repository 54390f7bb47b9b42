/**
 * Sets a new password for an account and prints it, for servers without mail. All sessions of the account end.
 * Arguments: the account's e-mail address, and `--remove-second-factor` when the phone and the recovery codes are lost.
 */
import { randomBytes } from "node:crypto";
import { createLocalReq } from "payload";
import { removeSecondFactor } from "payload-accounts/second-factor";
import { record } from "payload-kit/audit";
import { openCms } from "../src/start-up/open-cms";

const [email = "", option] = process.argv.slice(2);
const { payload } = await openCms();
const password = randomBytes(12).toString("base64url");
const { docs } = await payload.update({
  collection: "users",
  where: { email: { equals: email.trim().toLowerCase() } },
  data: { password },
});
const [account] = docs;
if (!account) {
  const { docs: known } = await payload.find({ collection: "users", limit: 20, depth: 0, select: { email: true } });
  console.error(`There is no account ${email}. There are: ${known.map((user) => user.email).join(", ")}.`);
  process.exit(1);
}
const request = await createLocalReq({}, payload);
const note = { entry: `users/${account.id}`, title: account.email, user: { email: "npm run password" } };
await record(request, { action: "password", ...note });
console.log(`The password of ${email} is now ${password}`);
if (option === "--remove-second-factor") {
  await removeSecondFactor(request, account.id);
  await record(request, { action: "factor-off", ...note });
  console.log("Signing in asks for no code any more.");
}
process.exit(0);
