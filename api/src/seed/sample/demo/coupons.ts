import { addDays } from '../dates.ts';
import type { SeedCoupon, SeedCourse } from '../demo-data.ts';
import { ADMIN_EMAIL } from '../people/staff.ts';
import { idFor } from '../random.ts';
import { userId } from './users.ts';

type Drafted = Pick<SeedCoupon, 'code'> &
  Partial<Pick<SeedCoupon, 'percentOff' | 'rupeesOff' | 'maxUses'>> & {
    /** The key of its course; absent: valid for every course. */
    course?: string;
    daysAgo: number;
    /** Days from the day of seeding, at midnight in India. */
    endsAfterDays?: number;
  };

const COUPONS: readonly Drafted[] = [
  { code: 'WELCOME20', percentOff: 20, daysAgo: 40 },
  { code: 'AGENTS200', rupeesOff: 200, maxUses: 25, course: 'ai-agents', daysAgo: 12, endsAfterDays: 60 },
  { code: 'DIWALI50', percentOff: 50, maxUses: 500, daysAgo: 75, endsAfterDays: -10 },
];

/** 18:30 UTC is midnight in India. */
const endOfDayInIndia = (day: Date): Date => new Date(addDays(day, 0).setUTCHours(18, 29, 59, 999));

/** One valid for every course, one for a single course with a limit, and one that has ended. */
export const buildCoupons = (courses: readonly SeedCourse[], until: Date): SeedCoupon[] =>
  COUPONS.map(({ code, course, daysAgo, endsAfterDays, percentOff = null, rupeesOff = null, maxUses = null }) => ({
    id: idFor(`coupon:${code}`),
    code,
    percentOff,
    rupeesOff,
    courseId: courses.find(({ key }) => key === course)?.id ?? null,
    maxUses,
    expiresAt: endsAfterDays === undefined ? null : endOfDayInIndia(addDays(until, endsAfterDays)),
    createdBy: userId(ADMIN_EMAIL),
    createdAt: addDays(until, -daysAgo),
  }));
