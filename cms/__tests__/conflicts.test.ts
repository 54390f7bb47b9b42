/** A5: a save over somebody else's newer one is refused and loses nothing. */
import { KINDS, provideDatabases } from "./support/both-databases";

const tell = provideDatabases();

test.each(KINDS)("A5: of two who began with the same version the second is asked, on %s", async (kind) => {
  const seen = await tell("conflicts-process", kind);
  expect(seen).toMatchObject({
    answered: [200, 409, 409],
    sentences: [
      expect.stringContaining("Somebody saved this in the meantime."),
      expect.stringContaining("Пока вы писали"),
      expect.stringContaining("Alguém salvou isto"),
    ],
    place: { errors: [{ path: "basedOn" }] },
    kept: "Bo's lead.",
    compared: {
      by: "Bo",
      differences: [
        {
          label: expect.any(String),
          parts: [
            { is: "removed", text: "Bo" },
            { is: "added", text: "Ana" },
            { is: "same", text: "'s lead." },
          ],
        },
      ],
    },
    overwritten: 200,
    both: ["A lead.", "Bo's lead.", "Ana's lead."],
    takenBack: { status: 200, lead: "Bo's lead." },
    others: [200, 200, 200, 200],
    screen: [200, 409],
    screenCompared: { by: "Bo", differences: [expect.objectContaining({ parts: expect.any(Array) })] },
    strangers: [401, 400],
  });
  expect(seen).toHaveProperty("takenBack.kept", expect.arrayContaining(["Bo's lead.", "Ana's lead."]));
});
