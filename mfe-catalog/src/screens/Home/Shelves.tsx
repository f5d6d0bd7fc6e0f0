import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useHomeRows } from '../../data/home-rows.ts';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';
import { useInView } from '../../parts/use-in-view.ts';

const shelves = [
  { id: 'popular', title: 'Most popular', to: paths.allCourses(), label: 'All popular courses' },
  { id: 'new', title: 'New', to: paths.allCourses({ sort: 'new' }), label: 'All new courses' },
  { id: 'free', title: 'Free to start', to: paths.allCourses({ price: 'free' }), label: 'All free courses' },
] as const;

/** Three lists of the catalogue. Who stays with what is above them fetches none. */
export function Shelves() {
  const [isNear, ref] = useInView();
  const rows = useHomeRows(isNear);
  return (
    <div ref={ref}>
      {shelves.map((shelf) => (
        <Shelf key={shelf.id} {...shelf} courses={rows[shelf.id]} />
      ))}
    </div>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  /** The link to the whole list. */
  to: string;
  label: string;
  /** Undefined while loading. */
  courses: CourseSummary[] | undefined;
}

/** One list in one row. Optional content: not shown if there are no courses. */
function Shelf({ id, title, to, label, courses }: ShelfProps) {
  if (courses?.length === 0) return null;
  const more = (
    <Button as={Link} to={to} variant="secondary" size="small" iconAfter={<Icon name="arrow-right" />}>
      {label}
    </Button>
  );
  return (
    <TitledSection id={id} title={title} action={more}>
      <MeasuredRow>
        <CourseRow label={label} courses={courses} inRow={4} aria-busy={!courses} />
      </MeasuredRow>
    </TitledSection>
  );
}
