import type { CourseDetail } from '@vidya/contracts/calls/course';
import { refundSentence } from '@vidya/contracts/calls/payment';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, DeniedPicture, EmptyState } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useCourse } from '../../data/lectures.ts';
import { usePerson } from '../../data/session.ts';
import { ViewerFrame } from './ViewerFrame.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

interface AccessRefusedProps {
  courseId: string;
  /** The server's message. */
  text: string;
}

/** The person has no enrolment, or it has expired: says why, with the way to buy the course (decision P6). */
export function AccessRefused({ courseId, text }: AccessRefusedProps) {
  const { data: course, isPending } = useCourse(courseId);
  const person = usePerson();
  if (isPending) {
    return (
      <ViewerFrame topic="">
        <ViewerSkeleton />
      </ViewerFrame>
    );
  }
  const expiry = course ? expiryOf(course) : null;
  const canEnrol = course !== undefined && person?.role === 'USER';
  const reason = reasonOf(expiry, course) ?? (canEnrol ? 'Enrol in this course to watch its lectures.' : text);
  return (
    <ViewerFrame topic={course?.topic ?? ''}>
      <EmptyState
        picture={<DeniedPicture />}
        title={titleOf(expiry, course)}
        titleAs="h1"
        action={
          <Button as={Link} to={paths.courseDetail(courseId)} state={course ? { course } : undefined}>
            {expiry && isOnSale(course) ? 'Renew Access' : 'See the Course'}
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </ViewerFrame>
  );
}

function titleOf(expiry: string | null, course: CourseDetail | undefined): string {
  if (expiry) return 'Your access has expired';
  return course?.refund ? 'Your access has ended' : 'These lectures are not open to you';
}

/** Why access has ended; null when the person never had access. */
function reasonOf(expiry: string | null, course: CourseDetail | undefined): string | null {
  if (expiry) {
    return isOnSale(course)
      ? `It ended on ${expiry}. Your progress is kept, and goes on when you buy the course again.`
      : `It ended on ${expiry}. Your progress is kept. The course is not on sale now.`;
  }
  return course?.refund ? `${refundSentence(course.refund)}.` : null;
}

/** Only a published course can be bought, not an unpublished or archived one. */
const isOnSale = (course: CourseDetail | undefined): boolean => course?.status === 'published';

const expiryOf = ({ enrolment }: CourseDetail): string | null =>
  enrolment?.isExpired ? shortDate(enrolment.expiresAt) : null;
