import type { CourseSummary } from '@vidya/contracts/calls/course';
import { categoryName } from '../../data/category-name.ts';
import { useCourses } from '../../data/courses.ts';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';

const shown = 4;

/** Other courses of the category, most popular first. Optional content: not shown if there are none or on an error. */
export function Related({ course }: { course: CourseSummary }) {
  const { data, isLoadingError } = useCourses({ category: course.category, sort: 'mostPopular', limit: shown + 1 });
  const others = data?.courses.filter((one) => one._id !== course._id).slice(0, shown);
  if (isLoadingError || others?.length === 0) return null;
  const title = `More in ${categoryName(course.category)}`;
  return (
    <TitledSection id="related" title={title} aria-busy={!others}>
      <MeasuredRow>
        <CourseRow label={title} courses={others} inRow={shown} gutter="0.5rem" buttonsAt="50%" />
      </MeasuredRow>
    </TitledSection>
  );
}
