import { GOALS, type Goal } from "./provider";

/** The brief is the form whose sending is a goal. */
const BRIEF_FORM = 1;

/** @returns the goal of a form of a type opened from a source; undefined if there is none (F7) */
export function goalOf(formType: number, source: string | undefined): Goal | undefined {
  return formType === BRIEF_FORM ? GOALS.find((goal) => goal === source) : undefined;
}

/**
 * Reports the goal of a form that was sent. Call it once the server has answered success.
 * @param formType 1 brief, 2 job, 3 speaker
 * @param source of the event that opened the popup
 */
export async function reportGoal(formType: number, source: string | undefined): Promise<void> {
  const goal = goalOf(formType, source);
  if (!goal) return;
  // A constant of the build: without a service there is no such file.
  if (__ANALYTICS__.provider !== "none") {
    const { siteAnalytics } = await import(/* webpackChunkName: "analytics" */ "./site-analytics");
    siteAnalytics.goal(goal);
  }
}
