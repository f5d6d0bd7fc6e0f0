import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { useCourses } from '../../data/courses.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { CardGrid } from '../../parts/Page.tsx';

/** One row of the grid. */
const limit = 4;

/** The most popular courses, below the message that nothing matches. Optional: without courses it shows nothing. */
export function PopularInstead() {
  const { data } = useCourses({ sort: 'mostPopular', page: 1, limit });
  if (!data || data.courses.length === 0) return null;
  return (
    <Popular aria-labelledby="popular-instead">
      <h3 id="popular-instead">Popular courses</h3>
      <CardGrid>
        {data.courses.map((course) => (
          <li key={course._id}>
            <CourseTile course={course} isRowOnPhones />
          </li>
        ))}
      </CardGrid>
    </Popular>
  );
}

const Popular = styled.section`
  margin-top: ${space[10]};

  > h3 {
    margin-bottom: ${space[4]};
  }
`;
