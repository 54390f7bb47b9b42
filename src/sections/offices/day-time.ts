const MINUTES_IN_DAY = 24 * 60;

interface DayTime {
  /** How much of the day has passed, 0 to 1. */
  share: number;
  /** Whether people are likely at their desks: from 9 to 19. */
  atWork: boolean;
}

/** @param time of a day, `14:06` */
export function dayTime(time: string): DayTime {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { share: (hours * 60 + minutes) / MINUTES_IN_DAY, atWork: hours >= 9 && hours < 19 };
}
