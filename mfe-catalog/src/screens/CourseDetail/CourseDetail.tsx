import { useTitle } from '@vidya/contracts/browser/platform';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, ErrorState, LostPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { categoryName } from '../../data/category-name.ts';
import { useCourseFromAddress } from '../../data/course.ts';
import { useCourses } from '../../data/courses.ts';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { Page } from '../../parts/Page.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';
import { BuyCard } from './Buy/BuyCard.tsx';
import { DetailSections } from './DetailSections.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { Below, Column, Columns } from './detail-styles.ts';
import { Introduction } from './Introduction.tsx';

const relatedShown = 4;

/** `/courseDetail?courseId=`: everything about one course, and the buy action. */
export function CourseDetail() {
  const { state, refetch, isFetching } = useCourseFromAddress();
  const course = state.kind === 'whole' || state.kind === 'summary' ? state.course : undefined;
  const otherTitle = state.kind === 'missing' ? 'Course not found' : 'Course';
  useTitle(state.kind === 'loading' ? undefined : (course?.topic ?? otherTitle));
  if (state.kind === 'missing') return <Missing />;
  if (state.kind === 'loading') return <DetailSkeleton />;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (!course) {
    const fault = state.kind === 'failed' ? state.error : null;
    return (
      <ErrorState title="This course could not be shown" titleAs="h1" requestId={requestIdOf(fault)} {...retry}>
        {messageOf(fault, texts.course.detailsFailed)}
      </ErrorState>
    );
  }
  const detail = state.kind === 'whole' ? state.course : undefined;
  const failure = state.kind === 'summary' && state.error ? state.error : null;
  return (
    // The key resets the page's state for another course.
    <Page key={course._id}>
      <Columns>
        <Introduction course={course} />
        <BuyCard course={course} detail={detail} isWaiting={!detail && !failure} />
        <Column>
          {failure ? (
            <ErrorState requestId={requestIdOf(failure)} {...retry}>
              {messageOf(failure, texts.course.detailsFailed)}
            </ErrorState>
          ) : (
            <DetailSections course={course} detail={detail} />
          )}
        </Column>
        <Below>
          <Related course={course} />
        </Below>
      </Columns>
    </Page>
  );
}

function Missing() {
  return (
    <EmptyState
      picture={<LostPicture />}
      title="Course not found"
      titleAs="h1"
      action={
        <Button as={Link} to={paths.allCourses()}>
          Explore Courses
        </Button>
      }
    >
      It may have been taken down, or the address may be incomplete.
    </EmptyState>
  );
}

/** Other courses of the category, most popular first. Optional content: not shown if there are none or on an error. */
function Related({ course }: { course: CourseSummary }) {
  const { data, isLoadingError } = useCourses({
    category: course.category,
    sort: 'mostPopular',
    limit: relatedShown + 1,
  });
  const others = data?.courses.filter((one) => one._id !== course._id).slice(0, relatedShown);
  if (isLoadingError || others?.length === 0) return null;
  const title = `More in ${categoryName(course.category)}`;
  return (
    <TitledSection id="related" title={title} aria-busy={!others}>
      <MeasuredRow>
        <CourseRow label={title} courses={others} inRow={relatedShown} buttonsAt="50%" />
      </MeasuredRow>
    </TitledSection>
  );
}
