/**
 * Every constant of the site's behaviour, each with the rule that it comes from. Times are in milliseconds (`Ms`),
 * lengths in px of the window (`Px`), shares between 0 and 1 (`Share`). Those of CSS are in src/styles/tokens.css.
 */
export const TIMINGS = {
  menu: {
    /** N21: the width of the hidden scroll bar is forgotten this long after the menu has closed. */
    compensationResetMs: 1000,
  },
  logo: {
    /** N22: farther down it is its mark alone. */
    miniFromPx: 300,
    /** Its mark blinks after this long without input. */
    idleMs: 8000,
  },
  careerNavigation: {
    /** N23: way to a section. */
    scrollMs: 300,
    /** N23: a section is the active one when its top is above this share of the window. */
    activeShare: 0.35,
    /** N23: the page turns dark when the top of a dark section is this near to the window's. */
    darkOffsetPx: 60,
    /** N23: positions are measured again every so many scroll events. */
    measureEveryScrolls: 10,
    /** N23: and this long after a change of route. */
    measureAfterRouteMs: 1000,
  },
  loader: {
    /** N26: gone this long after a navigation has finished. */
    hideMs: 1000,
  },
  reveal: {
    /** N27: an element comes in when its top is above this share of the window. */
    viewportShare: 0.9,
  },
  backToTop: {
    /** N28: offered past this offset only. */
    fromPx: 100,
    /** N28: offered when there was no scrolling for this long. */
    delayMs: 1000,
    /** N28: the way up. */
    scrollMs: 100,
  },
  scrollHint: {
    /** N28: hides when the page has moved farther than this. */
    hideFromPx: 10,
    /** N28: comes back after this long. */
    returnMs: 5000,
    /** N28: but not when less than this is left of the page. */
    nearBottomPx: 300,
  },
  wheel: {
    /** N28: a turn of the wheel is spread over this long. */
    smoothingMs: 600,
    /** N28: what turns by less than this is a touchpad, which is smooth already. */
    notchFromPx: 50,
    /** N28: and so is all that follows it within this time. */
    touchpadMs: 400,
  },
  slogan: {
    /** N24: how long a word of the slogan stays, and its territory with it. */
    wordMs: 4500,
  },
  figures: {
    /** N24: a figure counts up to its value in this time, once. */
    countUpMs: 1400,
  },
  strip: {
    /** A pointer that moves farther than this while it is down drags, and clicks nothing. */
    dragFromPx: 6,
    /** Momentum of a released drag: the distance that it covers in this time at its last speed. */
    throwMs: 260,
  },
  screenNavigation: {
    /** N25: a finger that moves farther than this has swiped. */
    swipeFromPx: 40,
  },
  progress: {
    /** N29: what takes less is not worth an indicator. */
    displayDelayMs: 200,
    /** N29: a failure stays in view for this long. */
    failureMs: 6000,
  },
  firstView: {
    /** Deferred parts are fetched when the loaded page is idle, at the latest after this long. */
    idleTimeoutMs: 2000,
    /** A script of the page that failed to load is requested again after each of these waits. */
    scriptRetriesMs: [1000, 4000],
  },
  analytics: {
    /** F7: a page counts as viewed after this long, so that one which only leads on to another does not. */
    settleMs: 50,
    /** F7: it is counted with its own title, for which it waits this long at most. */
    titleMs: 3000,
  },
  errors: {
    /** G4: a page whose code fails to load is reloaded at most once in this time. */
    reloadEveryMs: 60_000,
  },
  prefetch: {
    /** G5: what is in view is fetched in idle time, or after this long where there is none. */
    idleTimeoutMs: 2000,
    /** More than this many pages are never fetched because of one page's links; those pointed at still are. */
    pagesAhead: 12,
    /** So many pages are on their way at a time: a slow line makes each wait for its turn, not for its bytes. */
    pagesAtOnce: 3,
    /** Nothing starts before the page has not scrolled for this long. */
    stillForMs: 200,
  },
} as const;
