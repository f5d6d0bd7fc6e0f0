import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import type { Role } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { useNavigate } from 'react-router-dom';
import type { Place } from './use-checkout.ts';
import type { ToBuy } from './use-checkout-course.ts';

/**
 * Leaves the checkout with the course and role in the navigation state. Replaces the history entry, because Back must
 * not run the payment again.
 */
export function useLeaveCheckout({ courseId, course, coupon, role }: ToBuy & { role: Role }): (place: Place) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (place) => {
    // The course may have loaded after the payment started, so read it from the cache now.
    const state = { course: queries.getQueryData<CourseSummary>(keys.course(courseId)) ?? course, role };
    const to = place === 'lectures' ? paths.viewLectures(courseId) : paths.courseDetail(courseId, coupon);
    // This checkout may have left an open order.
    void queries.invalidateQueries({ queryKey: keys.course(courseId) });
    void navigate(to, { replace: true, state });
  };
}
