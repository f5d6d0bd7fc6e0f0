import { useTitle } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Breadcrumb, EmptyState, LostPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useAddressCoupon, useViewerAddress } from '../../data/address.ts';
import { useCourse } from '../../data/lectures.ts';
import { usePreview } from '../../data/public-pages.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { Page } from './preview-styles.ts';
import { PreviewSkeleton, Watching } from './Watching.tsx';

/** `/preview?courseId=…&lectureId=…`: a lecture that anybody may watch before buying. Nothing is recorded. */
export function Preview() {
  const { courseId, lectureId } = useViewerAddress();
  if (!courseId || !lectureId) return <NotAPreview courseId={courseId} />;
  return <Asked courseId={courseId} lectureId={lectureId} />;
}

function Asked({ courseId, lectureId }: { courseId: string; lectureId: string }) {
  const preview = usePreview(courseId, lectureId);
  // Undefined until it has loaded; the preview does not wait for it.
  const course = useCourse(courseId).data;
  const coupon = useAddressCoupon();
  useTitle(preview.data?.title ?? 'Free preview');
  if (preview.data === null) return <NotAPreview courseId={courseId} course={course} />;
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: paths.home() },
          { label: course?.topic ?? 'Course', href: paths.courseDetail(courseId, coupon) },
          { label: 'Free preview' },
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      {preview.isLoadingError ? (
        <LoadFailed
          query={preview}
          title="This preview could not be loaded"
          titleAs="h1"
          fallback={texts.course.detailsFailed}
        />
      ) : preview.data ? (
        <Watching courseId={courseId} preview={preview.data} course={course} />
      ) : (
        <PreviewSkeleton />
      )}
    </Page>
  );
}

/** The lecture is not, or no longer, a free preview: says so, with a link to its course, if the address names one. */
function NotAPreview({ courseId, course }: { courseId: string | null; course?: CourseDetail | undefined }) {
  const coupon = useAddressCoupon();
  useTitle('No free preview');
  return (
    <EmptyState
      picture={<LostPicture />}
      title="This lecture is not a free preview"
      titleAs="h1"
      action={
        courseId ? (
          <LinkButton to={paths.courseDetail(courseId, coupon)} state={course ? { course } : undefined}>
            See the Course
          </LinkButton>
        ) : (
          <LinkButton to={paths.allCourses()}>Explore Courses</LinkButton>
        )
      }
    >
      {courseId
        ? 'It belongs to those who hold the course. The course’s page shows what can be watched before buying.'
        : 'The link is incomplete. On each course’s page you see what can be watched before buying.'}
    </EmptyState>
  );
}
