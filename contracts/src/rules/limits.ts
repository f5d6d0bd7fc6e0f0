/** Section 9 of the specification: each constant once. Times are in ms unless the name says otherwise. */
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
  /** `sizes` may be chosen instead of the specification's. */
  adminPage: { instructors: 5, enrolledStudents: 5, notEnrolledStudents: 10, sizes: [5, 25, 50] },
  paymentsPerFetch: 50,
  /** How many people of each kind one answer carries at most. */
  peoplePerFetch: 100,
  couponsPerPage: 20,
  messagesPerPage: 20,
  auditPerFetch: 50,
  versionsShown: 20,
  releaseLines: 10,
  /** Areas one page load can report on, with second words. */
  reportsAtOnce: 20,
  /** Longest note on a release, and reason for taking one back. */
  releaseNoteMax: 300,
  /** Versions of an area that stay in the store, whatever happens. */
  versionsKept: 5,
  /** When a canary's share goes to 0 by itself: so much more often than the live version it has to fail, in so many visits. */
  canary: { minVisits: 30, margin: 0.05, windowMinutes: 30 },
  /** From the wish for an area to its message that it could not be loaded. */
  areaLoadMs: 8_000,
  override: { minMinutes: 5, maxMinutes: 480 },
  /** A checkout that was begun holds its use of a coupon this long. */
  couponHeldMinutes: 30,
  coupon: { codeMin: 3, codeMax: 30, rupeesMax: 100_000, usesMax: 1_000_000 },
  reasonMax: 300,
  replyMax: 5_000,
  firstYear: 2024,
  title: { above: 4, max: 180 },
  /** In visible characters; `maxHtml` counts the tags too, before anything is read. */
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
  /** One resumable upload: how much one request carries, and how long it is kept when nothing more comes. */
  upload: { pieceBytes: 8 * 1024 * 1024, keptHours: 24, openAtOnce: 50 },
  /** Longer videos are streamed in several sizes; still longer ones are refused. Pixels of a picture's longer side. */
  video: { streamedAfterSeconds: 180, maxSeconds: 6 * 3600, maxPixels: 8192 },
} as const;

export const fileTypes = {
  avatar: ['.jpg', '.jpeg', '.svg', '.png'],
  thumbnail: ['.jpg', '.png', '.jfif', '.jpeg'],
  video: ['.mp4', '.avi', '.mkv', '.wmv', '.flv'],
} as const;
