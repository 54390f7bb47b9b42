import type { Still } from "./canvas";
import { chair, ducks, fence, hall, label, trench } from "./halls";
import { bell, drums, score, silence } from "./music";
import { nightBus, pool, shelf } from "./night";
import { biscuits, desks, dial, hours, letter, policy, reply } from "./papers";
import { facade, helmet, lightSwitch, plate, train, wheels } from "./rails";
import { bowls, bubbles, cloud, hands, server, tea } from "./shops";
import { bigLetter, crowd, gable } from "./wall";
import { beetle, moth, notices } from "./insects";
import { bridge, coil, glove, pipes, ruler } from "./workshop";

/** Every drawing that a case or an article can ask for, by the name of its subject. */
export const STILLS = {
  beetle,
  bell,
  bigLetter,
  biscuits,
  bowls,
  bridge,
  bubbles,
  chair,
  cloud,
  coil,
  crowd,
  desks,
  dial,
  drums,
  ducks,
  facade,
  fence,
  gable,
  glove,
  hall,
  hands,
  helmet,
  hours,
  label,
  letter,
  lightSwitch,
  moth,
  nightBus,
  notices,
  pipes,
  plate,
  policy,
  pool,
  reply,
  ruler,
  score,
  server,
  shelf,
  silence,
  tea,
  train,
  trench,
  wheels,
} satisfies Record<string, Still>;

export type StillSubject = keyof typeof STILLS;
