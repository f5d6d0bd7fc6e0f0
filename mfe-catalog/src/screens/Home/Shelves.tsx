import type { CourseListQuery } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useCourses } from '../../data/courses.ts';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { TitledSection } from '../../parts/TitledSection.tsx';

interface ShelfProps {
  id: string;
  title: string;
  query: CourseListQuery;
  /** The link to the whole list. */
  to: string;
  label: string;
}

const shelves: ShelfProps[] = [
  {
    id: 'popular',
    title: 'Most popular',
    query: { sort: 'mostPopular' },
    to: paths.allCourses(),
    label: 'All popular courses',
  },
  {
    id: 'new',
    title: 'New',
    query: { sort: 'new' },
    to: paths.allCourses({ sort: 'new' }),
    label: 'All new courses',
  },
  {
    id: 'free',
    title: 'Free to start',
    query: { sort: 'mostPopular', price: 'free' },
    to: paths.allCourses({ price: 'free' }),
    label: 'All free courses',
  },
];

/** Three lists of the catalogue, fetched in parallel. */
export const Shelves = () => shelves.map((shelf) => <Shelf key={shelf.id} {...shelf} />);

/** One list in one row. Optional content: not shown if there are no courses or the request fails. */
function Shelf({ id, title, query, to, label }: ShelfProps) {
  const { data, isError } = useCourses({ ...query, limit: 8 });
  if ((isError && !data) || data?.courses.length === 0) return null;
  const more = (
    <Button as={Link} to={to} variant="secondary" size="small" iconAfter={<Icon name="arrow-right" />}>
      {label}
    </Button>
  );
  return (
    <TitledSection id={id} title={title} action={more}>
      <MeasuredRow>
        <CourseRow label={label} courses={data?.courses} inRow={4} aria-busy={!data} />
      </MeasuredRow>
    </TitledSection>
  );
}
