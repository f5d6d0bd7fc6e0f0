import { getCourse } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { couponCode } from '@vidya/contracts/rules/buying/coupon-code';
import { useLocation, useSearchParams } from 'react-router-dom';

export interface ToBuy {
  courseId: string;
  /** Undefined until the server has responded. */
  course: CourseSummary | undefined;
  /** The coupon code; '' without one. */
  coupon: string;
}

/** The course to buy: at once from the navigation state, then from the server by its id (decision R1). */
export function useCheckoutCourse(): ToBuy {
  const [query] = useSearchParams();
  const carried = (useLocation().state as { course?: CourseSummary } | null)?.course;
  const courseId = query.get('courseId') ?? carried?._id ?? '';
  const { data } = useCall(getCourse, { key: keys.course(courseId), params: { courseId }, enabled: courseId !== '' });
  const coupon = couponCode(query.get('coupon') ?? '');
  return { courseId, course: data ?? (carried?._id === courseId ? carried : undefined), coupon };
}
