import type { CourseListQuery } from '@vidya/contracts/calls/course';
import { Button, Carousel, CourseCardSkeleton, Icon } from '@vidya/shared-ui';
import { layout } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { MeasuredRow, pictureMiddle, shareOfRow } from '../../parts/MeasuredRow.tsx';
import { Section } from '../../parts/Page.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';

/** Cards per row on a wide window. */
const inRow = 4;

export interface ShelfProps {
  id: string;
  title: string;
  query: CourseListQuery;
  /** The link to the whole list. */
  more: { to: string; label: string };
}

/**
 * One list of the catalogue in a row that does not scroll by itself. Optional content: not shown if there are no
 * courses or the request fails.
 */
export function Shelf({ id, title, query, more }: ShelfProps) {
  const { data, isError } = useCourses(query);
  if ((isError && !data) || data?.courses.length === 0) return null;
  const cells = data?.courses ?? Array.from({ length: inRow }, () => null);
  return (
    <Section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        action={
          <Button as={Link} to={more.to} variant="secondary" size="small" iconAfter={<Icon name="arrow-right" />}>
            {more.label}
          </Button>
        }
      />
      <MeasuredRow>
        <Carousel
          label={more.label}
          itemWidth={shareOfRow(inRow)}
          gutter={layout.gutter}
          buttonsAt={pictureMiddle(inRow)}
          aria-busy={!data}
        >
          {cells.map((course, index) =>
            course ? <CourseTile key={course._id} course={course} /> : <CourseCardSkeleton key={index} />,
          )}
        </Carousel>
      </MeasuredRow>
    </Section>
  );
}
