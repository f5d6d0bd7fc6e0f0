import { usePerson } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { shortDate } from '@vidya/contracts/texts/format';
import { refundSentence } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { DeniedPicture, EmptyState, LostPicture } from '@vidya/shared-ui';
import { useCourse, type useLectures } from '../../data/lectures.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

type Lectures = ReturnType<typeof useLectures>;

/** No such course, no access, or a failed request; each offers a next step (decisions R1, P6). */
export function ViewerFailure({ courseId, lectures }: { courseId: string | null; lectures: Lectures }) {
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
  const { title, reason, isRenewal } = refusalOf(course);
  const canEnrol = course !== undefined && person?.role === 'USER';
  return (
    <ViewerFrame topic={course?.topic ?? ''}>
      <EmptyState
        picture={<DeniedPicture />}
        title={title}
        titleAs="h1"
        action={
          <LinkButton to={paths.courseDetail(courseId)} state={course ? { course } : undefined}>
            {isRenewal ? 'Renew Access' : 'See the Course'}
          </LinkButton>
        }
      >
        {reason ?? (canEnrol ? 'Enrol in this course to watch its lectures.' : text)}
      </EmptyState>
    </ViewerFrame>
  );
}

/** Why access has ended; without a reason when the person never had access. */
function refusalOf(course: CourseDetail | undefined): { title: string; reason?: string; isRenewal?: boolean } {
  if (course?.enrolment?.isExpired) {
    // Only a published course can be bought, not an unpublished or archived one.
    const isOnSale = course.status === 'published';
    const ended = `It ended on ${shortDate(course.enrolment.expiresAt)}. Your progress is kept`;
    return {
      title: 'Your access has expired',
      reason: isOnSale
        ? `${ended}, and goes on when you buy the course again.`
        : `${ended}. The course is not on sale now.`,
      isRenewal: isOnSale,
    };
  }
  if (course?.refund) return { title: 'Your access has ended', reason: `${refundSentence(course.refund)}.` };
  return { title: 'These lectures are not open to you' };
}
