import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import { homeCoursesQuery } from '../../data/initial-queries.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { Fetched } from '../../parts/Fetched.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';

const shown = 3;

/** Three real courses, so that a click leads to a course (decision C13), in a row that does not scroll by itself. */
export function GenerativeAi() {
  const all = (
    <Button
      as={Link}
      to={paths.category('generative-ai')}
      variant="secondary"
      size="small"
      iconAfter={<Icon name="arrow-right" size={16} />}
    >
      View All Gen Ai
    </Button>
  );
  return (
    <TitledSection
      id="generative-ai"
      title="Generative AI, for people who build"
      lead="Prompting, retrieval and agents, from the first request to a product that holds up."
      action={all}
    >
      <MeasuredRow>
        <Samples />
      </MeasuredRow>
    </TitledSection>
  );
}

function Samples() {
  const found = useCourses(homeCoursesQuery);
  useErrorToast(found.error);
  const courses = found.data?.courses;
  if (courses?.length === 0) return <EmptyState titleAs="h3" title={texts.empty.courses} />;
  return (
    <Fetched query={found} titleAs="h3">
      <CourseRow label="Generative AI courses" courses={courses?.slice(0, shown)} inRow={shown} aria-busy={!courses} />
    </Fetched>
  );
}
