import { ApiError, messageOf } from '@vidya/contracts/calls/api-error';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { refundSentence } from '@vidya/contracts/calls/payment';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { DeniedPicture, EmptyState, LostPicture } from '@vidya/shared-ui';
import { useCourse, type useLectures } from '../../data/lectures.ts';
import { usePerson } from '../../data/session.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

interface ViewerFailureProps {
  courseId: string | null;
  lectures: ReturnType<typeof useLectures>;
}

/** No such course, no access, or a failed request; each offers a next step (decisions R1, P6). */
export function ViewerFailure({ courseId, lectures }: ViewerFailureProps) {
  const status = lectures.error instanceof ApiError ? lectures.error.status : 0;
  if (courseId && status === 403) {
    return <AccessRefused courseId={courseId} text={messageOf(lectures.error, 'Enrol to watch them.')} />;
  }
  return (
    <ViewerFrame topic="">
      {!courseId || status === 404 || status === 400 ? (
        <EmptyState
          picture={<LostPicture />}
          title="Course not found"
          titleAs="h1"
          action={<LinkButton to={paths.myCourses()}>My Courses</LinkButton>}
        >
          It may have been removed, or the link is incomplete.
        </EmptyState>
      ) : (
        <LoadFailed
          query={lectures}
          title="The lectures could not be loaded"
          titleAs="h1"
          fallback={texts.course.detailsFailed}
        />
      )}
    </ViewerFrame>
  );
}

/** Says why the person may not watch, with the way to buy (decision P6). `text` is the server's message. */
function AccessRefused({ courseId, text }: { courseId: string; text: string }) {
  const { data: course, isPending } = useCourse(courseId);
  const person = usePerson();
  if (isPending) {
    return (
      <ViewerFrame topic="">
        <ViewerSkeleton />
      </ViewerFrame>
    );
  }
  const expiry = course?.enrolment?.isExpired ? shortDate(course.enrolment.expiresAt) : null;
  const canEnrol = course !== undefined && person?.role === 'USER';
  const reason = reasonOf(expiry, course) ?? (canEnrol ? 'Enrol in this course to watch its lectures.' : text);
  return (
    <ViewerFrame topic={course?.topic ?? ''}>
      <EmptyState
        picture={<DeniedPicture />}
        title={titleOf(expiry, course)}
        titleAs="h1"
        action={
          <LinkButton to={paths.courseDetail(courseId)} state={course ? { course } : undefined}>
            {expiry && isOnSale(course) ? 'Renew Access' : 'See the Course'}
          </LinkButton>
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
