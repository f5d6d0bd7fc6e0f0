/** The constants of section 9, each defined once. Times are in ms unless the name says otherwise. */
export const limits = {
  apiTimeoutMs: 60_000,
  forcedLogoutDelayMs: 2_500,
  toastMs: { blank: 4_000, error: 4_000, success: 2_000, custom: 4_000 },
  toastsAtOnce: 20,
  toastWidthPx: 350,
  drawerMs: 300,
  coursesPerPage: 8,
  addressesPerFetch: 5_000,
  skeletons: { allCourses: 8, category: 4, myCourses: 4 },
  /** People may choose one of `sizes` instead of the specification's size. */
  adminPage: { instructors: 5, enrolledStudents: 5, notEnrolledStudents: 10, sizes: [5, 25, 50] },
  paymentsPerFetch: 50,
  /** Max people of each kind in one response. */
  peoplePerFetch: 100,
  couponsPerPage: 20,
  messagesPerPage: 20,
  auditPerFetch: 50,
  versionsShown: 20,
  releaseLines: 10,
  /** Max reports of one page load, repeated ones included. */
  reportsAtOnce: 20,
  /** Max length of a release note and of a rollback reason. */
  releaseNoteMax: 300,
  /** Versions of an area that the store always keeps. */
  versionsKept: 5,
  /**
   * A page's ticket: for how many minutes it reports, how often, and how many visits of one address and area are compared
   * in a day. No single address can stop a canary: five failures do at the earliest.
   */
  ticket: { minutes: 30, requests: 10, comparedPerAddress: 4 },
  /** Errors that are kept of a version, and their lengths. */
  errorsPerVersion: 20,
  error: { message: 300, stack: 2_000 },
  /** Source maps: of one script and of a version, compressed, in characters of base64; those sent at once are one request. */
  sourceMaps: { script: 900_000, version: 6_000_000, atOnce: 900_000 },
  /** A progressive rollout: a step needs `minVisits`, or waits for them `waitFactor` times its dwell at most. */
  rollout: { maxSteps: 10, maxDwellMinutes: 1_440, minVisits: 30, waitFactor: 4 },
  /** How long a promotion waits for a second owner. */
  approvalHours: 24,
  /** Owners of one area. */
  ownersMax: 20,
  /** How long a promoted version is watched, and what must be known of the one before to go back to it. */
  liveGuard: { minutes: 60, minRecordVisits: 100, recordHours: 24 },
  /** Timeout from the request for an area to the message that it did not load. */
  areaLoadMs: 8_000,
  /** Of what an area declares: numbers of things, and max lengths of a path and of a label. */
  area: { paths: 60, links: 6, connections: 10, pathMax: 200, labelMax: 40, budgetKb: 250 },
  override: { minMinutes: 5, maxMinutes: 480 },
  /** How long the link to a preview may hold. */
  preview: { maxHours: 168 },
  /** An open checkout reserves its use of a coupon this long. */
  couponHeldMinutes: 30,
  coupon: { codeMin: 3, codeMax: 30, rupeesMax: 100_000, usesMax: 1_000_000 },
  reasonMin: 10,
  reasonMax: 300,
  replyMax: 5_000,
  firstYear: 2024,
  title: { above: 4, max: 180 },
  /** In visible characters; `maxHtml` limits the HTML with its tags, before any parsing. */
  description: { min: 60, maxOnCreate: 3_000, maxOnEdit: 10_000, maxHtml: 40_000 },
  priceMax: 100_000,
  discountMax: 100,
  password: { min: 6, max: 128 },
  nameAbove: 3,
  addressMin: 4,
  rating: { min: 0.5, max: 5, step: 0.5 },
  scroll: { categoryBarPx: 600, categoryPagePx: 800, leftAfterPx: 25, rightWhilePx: 5 },
  redirectMs: { afterSave: 2_000, afterPayment: 1_000, afterCancel: 300 },
  accessDays: 365,
  completedAtShare: 0.9,
  suggestAfterCharacters: 2,
  searchCharacters: 200,
  reviewsAtOnce: 50,
  uploadMax: {
    imageBytes: 5 * 1024 * 1024,
    imagePixels: 50_000_000,
    videoBytes: 1024 * 1024 * 1024,
    captionsBytes: 512 * 1024,
  },
  /**
   * Resumable uploads: the bytes per request, the hours that an inactive one is kept, and the max open ones per person.
   */
  upload: { pieceBytes: 8 * 1024 * 1024, keptHours: 24, openAtOnce: 50 },
  /**
   * Longer videos are streamed in several sizes; those beyond `maxSeconds` are refused. `maxPixels` limits the longer
   * side.
   */
  video: { streamedAfterSeconds: 180, maxSeconds: 6 * 3600, maxPixels: 8192 },
} as const;

export const fileTypes = {
  avatar: ['.jpg', '.jpeg', '.svg', '.png'],
  thumbnail: ['.jpg', '.png', '.jfif', '.jpeg'],
  video: ['.mp4', '.avi', '.mkv', '.wmv', '.flv'],
} as const;
