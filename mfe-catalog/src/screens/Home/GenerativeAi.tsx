import { messageOf } from '@vidya/contracts/calls/api-error';
import { homeCoursesQuery } from '@vidya/contracts/calls/initial-queries';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, Carousel, CourseCardSkeleton, EmptyState, ErrorState, Icon } from '@vidya/shared-ui';
import { layout } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { MeasuredRow, pictureMiddle, shareOfRow } from '../../parts/MeasuredRow.tsx';
import { Section } from '../../parts/Page.tsx';
import { RefetchFailed } from '../../parts/RefetchFailed.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';

const slug = 'generative-ai';
const shown = 3;

/** Three real courses, so that a click leads to a course (decision C13), in a row that does not scroll by itself. */
export function GenerativeAi() {
  return (
    <Section aria-labelledby="generative-ai">
      <SectionHead
        id="generative-ai"
        title="Generative AI, for people who build"
        lead="Prompting, retrieval and agents, from the first request to a product that holds up."
        action={
          <Button as={Link} to={paths.category(slug)} variant="secondary" iconAfter={<Icon name="arrow-right" />}>
            View All Gen Ai
          </Button>
        }
      />
      <MeasuredRow>
        <Samples />
      </MeasuredRow>
    </Section>
  );
}

function Samples() {
  const found = useCourses(homeCoursesQuery);
  useErrorToast(found.error);
  const { data, error, refetch, isFetching } = found;
  if (error && !data) {
    return (
      <ErrorState titleAs="h3" onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error, texts.course.fetchFailed)}
      </ErrorState>
    );
  }
  if (data?.courses.length === 0) return <EmptyState titleAs="h3" title={texts.empty.courses} />;
  const cells = data ? data.courses.slice(0, shown) : Array.from({ length: shown }, () => null);
  return (
    <>
      {data ? <RefetchFailed query={found} /> : null}
      <Carousel
        label="Generative AI courses"
        itemWidth={shareOfRow(shown)}
        gutter={layout.gutter}
        buttonsAt={pictureMiddle(shown)}
        aria-busy={!data}
      >
        {cells.map((course, index) =>
          course ? <CourseTile key={course._id} course={course} /> : <CourseCardSkeleton key={index} />,
        )}
      </Carousel>
    </>
  );
}
