import type { CourseSummary } from '@vidya/contracts/calls/course';
import { Carousel, CourseCardSkeleton } from '@vidya/shared-ui';
import { categoryName } from '../../data/category-name.ts';
import { useCourses } from '../../data/courses.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { MeasuredRow, shareOfRow } from '../../parts/MeasuredRow.tsx';
import { Section } from '../../parts/Page.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';

const shown = 4;

/**
 * Other courses of the same category, most popular first. Optional content: not shown if there are none or the request
 * fails.
 */
export function Related({ course }: { course: CourseSummary }) {
  const { data, isLoadingError } = useCourses({ category: course.category, sort: 'mostPopular', limit: shown + 1 });
  const others = data?.courses.filter((one) => one._id !== course._id).slice(0, shown);
  if (isLoadingError || others?.length === 0) return null;
  const title = `More in ${categoryName(course.category)}`;
  return (
    <Section aria-labelledby="related" aria-busy={!others}>
      <SectionHead id="related" title={title} />
      <MeasuredRow>
        <Carousel label={title} itemWidth={shareOfRow(shown)}>
          {(others ?? Array.from({ length: shown }, () => null)).map((one, index) =>
            one ? <CourseTile key={one._id} course={one} /> : <CourseCardSkeleton key={index} />,
          )}
        </Carousel>
      </MeasuredRow>
    </Section>
  );
}
