// Each limit once: section 9's constants and our own. Times are in ms unless the name says otherwise.
export const apiTimeoutMs = 60_000;
/** The longest wait before a retry that a server may ask for; beyond it the request fails at once. */
export const retryAfterMaxMs = 10_000;
export const forcedLogoutDelayMs = 2_500;
export const toastMs = { blank: 4_000, error: 4_000, success: 2_000, custom: 4_000 } as const;
export const toastsAtOnce = 20;
export const toastWidthPx = 350;
export const drawerMs = 300;
export const coursesPerPage = 8;
export const addressesPerFetch = 5_000;
export const skeletons = { allCourses: 8, category: 4, myCourses: 4 } as const;
/** People may choose one of `sizes` instead of the specification's size. */
export const adminPage = { instructors: 5, enrolledStudents: 5, notEnrolledStudents: 10, sizes: [5, 25, 50] } as const;
export const paymentsPerFetch = 50;
/** Max people of each kind in one response. */
export const peoplePerFetch = 100;
export const couponsPerPage = 20;
export const messagesPerPage = 20;
export const auditPerFetch = 50;
export const versionsShown = 20;
export const releaseLines = 10;
/** Max reports of one page load, repeated ones included. */
export const reportsAtOnce = 20;
/** Max length of a release note and of a rollback reason. */
export const releaseNoteMax = 300;
/**
 * A page's ticket: for how many minutes it reports, how often, and how many visits of one address and area are compared
 * in a day. No single address can stop a canary: five failures do at the earliest.
 */
export const ticket = { minutes: 30, requests: 10, comparedPerAddress: 4 } as const;
/** Errors that are kept of a version, and their lengths. */
export const errorsPerVersion = 20;
export const error = { message: 300, stack: 2_000 } as const;
/** Source maps: of one script and of a version, compressed, in characters of base64; those sent at once are one request. */
export const sourceMaps = { script: 900_000, version: 6_000_000, atOnce: 900_000 } as const;
/** A progressive rollout: a step needs `minVisits`, or waits for them `waitFactor` times its dwell at most. */
export const rollout = { maxSteps: 10, maxDwellMinutes: 1_440, minVisits: 30, waitFactor: 4 } as const;
/** How long a promotion waits for a second owner. */
export const approvalHours = 24;
/** Owners of one area. */
export const ownersMax = 20;
/** How long a promoted version is watched, and what must be known of the one before to go back to it. */
export const liveGuard = { minutes: 60, minRecordVisits: 100, recordHours: 24 } as const;
/** Timeout from the request for an area to the message that it did not load. */
export const areaLoadMs = 8_000;
/** Of what an area declares: numbers of things, and max lengths of a path and of a label. */
export const area = {
  paths: 60,
  links: 6,
  connections: 10,
  countedCalls: 20,
  pathMax: 200,
  labelMax: 40,
  budgetKb: 250,
} as const;
export const override = { minMinutes: 5, maxMinutes: 480 } as const;
/** How long the link to a preview may hold. */
export const preview = { maxHours: 168 } as const;
/** An open checkout reserves its use of a coupon this long. */
export const couponHeldMinutes = 30;
export const coupon = { codeMin: 3, codeMax: 30, rupeesMax: 100_000, usesMax: 1_000_000 } as const;
export const reasonMin = 10;
export const reasonMax = 300;
/**
 * A learner gives a paid course back within so many days of paying, with less than this share of its lectures completed,
 * and so often in `withinDays` without staff. `reasonMax` characters: the reason, and the answer to it.
 */
export const refund = { days: 14, belowPercent: 30, withoutStaff: 3, withinDays: 365, reasonMax: 500 } as const;
export const refundRequestsPerPage = 20;
export const replyMax = 5_000;
export const firstYear = 2024;
export const title = { above: 4, max: 180 } as const;
/** Lengths in characters. */
export const section = { perCourse: 100, title: 120, goal: 200 } as const;
export const lecturesPerCourse = 500;
/** The expected length of a lecture that its author may name, in minutes. */
export const expectedMinutesMax = 6 * 60;
/** An article in visible characters, and in those of its HTML; its formulas and tags; how deep its elements lie in each other; how fast it is read; its alternative texts. */
export const article = {
  max: 100_000,
  formulas: 1_000,
  tags: 20_000,
  depth: 50,
  maxHtml: 400_000,
  wordsPerMinute: 200,
  altMax: 300,
  picturesPerCourse: 500,
} as const;
/** A part of a lecture that asks the learner for time: an article is read after this share of its length. */
export const readAtShare = 1 / 3;
/** How many saves the history of a course, and that of each lecture, holds. */
export const revisionsOfEach = 50;
/** Of one course, open invitations included; and for how many days an invitation is open. */
export const coInstructors = { max: 10, invitationDays: 7 } as const;
/** How far ahead something can be scheduled, in days. */
export const scheduleDays = 731;
/** In visible characters; `maxHtml` limits the HTML with its tags, before any parsing. */
export const description = { min: 60, maxOnCreate: 3_000, maxOnEdit: 10_000, maxHtml: 40_000 } as const;
/** In characters: the subtitle of a course, and each line of its lists. */
export const subtitleMax = 120;
export const lineMax = 160;
export const priceMax = 100_000;
export const discountMax = 100;
export const password = { min: 6, max: 128 } as const;
export const nameAbove = 3;
export const addressMin = 4;
/** What an instructor says about themselves: one line, and about three sentences. */
export const headlineMax = 80;
export const aboutMax = 600;
export const rating = { min: 0.5, max: 5, step: 0.5 } as const;
export const scroll = { categoryBarPx: 600, categoryPagePx: 800, leftAfterPx: 25, rightWhilePx: 5 } as const;
export const redirectMs = { afterSave: 2_000, afterPayment: 1_000, afterCancel: 300 } as const;
export const completedAtShare = 0.9;
export const suggestAfterCharacters = 2;
export const searchCharacters = 200;
/** Max results of a search in a course. */
export const lectureMatches = 30;
export const reviewsAtOnce = 50;
export const uploadMax = {
  imageBytes: 5 * 1024 * 1024,
  imagePixels: 50_000_000,
  videoBytes: 1024 * 1024 * 1024,
  captionsBytes: 512 * 1024,
} as const;
/** Files that a lecture offers; those of a course together. */
export const resources = { perLecture: 20, bytes: 100 * 1024 * 1024, courseBytes: 1024 * 1024 * 1024 } as const;
/** A file of questions. */
export const questionFileBytes = 10 * 1024 * 1024;
/** A package with the outline of a course: its bytes, and its files, items or rows. */
export const outline = { packageBytes: 200 * 1024 * 1024, entries: 5_000 } as const;
/**
 * Resumable uploads: the bytes per request, the hours that an inactive one is kept, and the max open ones per person.
 */
export const upload = { pieceBytes: 8 * 1024 * 1024, keptHours: 24, openAtOnce: 50 } as const;
/**
 * Longer videos are streamed in several sizes; those beyond `maxSeconds` are refused. `maxPixels` limits the longer
 * side.
 */
export const video = { streamedAfterSeconds: 180, maxSeconds: 6 * 3600, maxPixels: 8192 } as const;
/** The home page names a number of the site from this size on. */
export const figuresFrom = { learners: 1_000, courses: 50, ratings: 1_000 } as const;
