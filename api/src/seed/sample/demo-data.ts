import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { courses, ratings } from '../../database/tables/schema-courses.ts';
import type { lectureProgress, lectures, sections } from '../../database/tables/schema-lectures.ts';
import type { users } from '../../database/tables/schema-people.ts';
import type { coupons, enrolments, payments } from '../../database/tables/schema-sales.ts';
import type { auditLog, contactMessages } from '../../database/tables/schema-site.ts';

/** Plain records of the sample data set, with the columns of their tables; seed-rows.ts adds the rest of each row. */

/** `contact`, `linkedin`, `address` are '' when the person has not filled them in. Password: see DEMO_PASSWORD. */
export type SeedUser = Omit<
  typeof users.$inferSelect,
  | 'passwordHash'
  | 'avatar'
  | 'emailProvedAt'
  | 'lastVisitOn'
  | 'factorDueAt'
  | 'headline'
  | 'about'
  | 'updatedAt'
  | 'deletedAt'
> & {
  lastVisitOn?: string;
  /** The key of the drawn portrait. */
  portrait?: string | undefined;
  headline?: string | undefined;
  about?: string | undefined;
};

type CourseColumn = 'id' | 'title' | 'description' | 'category' | 'level' | 'language' | 'price' | 'discount';
type LandingColumn = 'subtitle' | 'outcomes' | 'requirements' | 'audience' | 'promoLectureId';
type CourseState = 'accessDays' | 'instructorId' | 'status' | 'createdAt' | 'updatedAt';

type CourseRow = typeof courses.$inferSelect;

export type SeedCourse = Pick<CourseRow, CourseColumn | CourseState> &
  Partial<Pick<CourseRow, LandingColumn>> & {
    /** Stable, readable name of the course inside the seed, e.g. 'react-from-zero'. */
    key: string;
    coInstructorIds?: string[];
  };

export type SeedSection = typeof sections.$inferSelect;

export type SeedLecture = Pick<
  typeof lectures.$inferSelect,
  'id' | 'courseId' | 'position' | 'title' | 'description' | 'durationSeconds' | 'isPreview' | 'createdAt'
> & {
  /** None in a course without sections. */
  sectionId: string | undefined;
  /** `mediaKey` names a lecture of api/sample-data/media/manifest.json. The seed computes the lengths of articles and quizzes. */
  source:
    | { kind: 'media'; mediaKey: string }
    | { kind: 'youtube'; link: string }
    | ({ kind: 'article' } & SeedArticle)
    | ({ kind: 'quiz' } & SeedQuiz);
};

export const isFilm = ({ source: { kind } }: SeedLecture): boolean => kind === 'media' || kind === 'youtube';

export interface SeedQuiz {
  /** In the text form. */
  questions: string;
  settings: QuizSettings;
}

export interface SeedArticle {
  html: string;
  /** `key` names the files of api/sample-data/articles. */
  picture: { id: string; key: string; width: number; height: number } | null;
  /** `key` names the file of api/sample-data/resources. */
  resource: { name: string; key: string };
}

/** One per (user, course). Active exactly if `expiresAt` is after the day of seeding. */
export type SeedEnrolment = Pick<
  typeof enrolments.$inferSelect,
  'id' | 'userId' | 'courseId' | 'amountPaise' | 'startedAt' | 'expiresAt'
> & {
  status: 'active' | 'expired';
  /** 'purchase' and 'free' have a captured (or refunded) payment; 'granted' ones from campus batches have none. */
  origin: 'purchase' | 'free' | 'granted';
  /** The payment that opened it; null for granted enrolments. */
  paymentId: string | null;
};

export type SeedPaymentStatus = 'created' | 'failed' | 'captured' | 'refunded';
export type SeedPaymentMethod = 'card' | 'upi' | 'netbanking' | 'wallet' | '';

/** One order and its payment, if there was an attempt. A free enrolment is amount 0, method '', captured. */
export type SeedPayment = Pick<
  typeof payments.$inferSelect,
  'id' | 'userId' | 'amountPaise' | 'declineReason' | 'createdAt' | 'capturedAt' | 'refundedAt'
> & {
  /** 'order_…' of the gateway; '' for free enrolments. */
  orderId: string;
  /** 'pay_…' of the gateway; null before a payment attempt and for free enrolments. */
  providerPaymentId: string | null;
  courseId: string;
  enrolmentId: string | null;
  currency: 'INR';
  method: SeedPaymentMethod;
  status: SeedPaymentStatus;
};

/** `value` is 0.5 to 5 in half steps; `review` is '' for a rating without a comment. One per (user, course). */
export type SeedRating = Omit<typeof ratings.$inferSelect, 'comment' | 'isNamed' | 'updatedAt'> & {
  review: string;
  isNamed?: boolean;
};

/** One row per lecture a learner has opened. `watchedSeconds` counts unique seconds. */
export type SeedProgress = Omit<typeof lectureProgress.$inferSelect, 'watched' | 'createdAt'> & { enrolmentId: string };

export type SeedCoupon = Omit<typeof coupons.$inferSelect, 'isPaused' | 'updatedAt'>;
export type SeedContactMessage = typeof contactMessages.$inferSelect;
export type SeedAuditEntry = typeof auditLog.$inferSelect;

export interface DemoData {
  users: SeedUser[];
  courses: SeedCourse[];
  sections: SeedSection[];
  lectures: SeedLecture[];
  enrolments: SeedEnrolment[];
  payments: SeedPayment[];
  ratings: SeedRating[];
  progress: SeedProgress[];
  contactMessages: SeedContactMessage[];
  auditEntries: SeedAuditEntry[];
  coupons: SeedCoupon[];
}

/** Password of every sample account; the seed runs outside production only. */
export const DEMO_PASSWORD = 'vidya-demo';
