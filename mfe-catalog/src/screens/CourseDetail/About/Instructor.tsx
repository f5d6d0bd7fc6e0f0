import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Skeleton } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { useInstructorCourses } from '../../../data/courses.ts';
import { AlsoTaught, AlsoTaughtSkeleton } from './AlsoTaught.tsx';

const othersShown = 4;

/** The instructor and their other courses. While these load, it reserves the usual space. */
export function Instructor({ course }: { course: CourseSummary }) {
  const { data, isLoading } = useInstructorCourses(course.creatorId);
  const others = (data?.newest ?? []).filter(({ _id }) => _id !== course._id);
  const name = course.createdBy;
  return (
    <Stack aria-busy={isLoading}>
      <Row>
        <Avatar name={name} size={64} isDecorative />
        <div>
          <h3 translate="no">{name}</h3>
          <p>{data ? factsOf(data) : 'Instructor on Vidya'}</p>
        </div>
      </Row>
      {isLoading ? (
        <>
          <AlsoTaughtSkeleton courses={othersShown} />
          <Skeleton width="16rem" height="1.55em" />
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <AlsoTaught by={name} courses={others.slice(0, othersShown)} />
          <Link to={paths.allCourses({ q: name })}>
            See every course by <bdi translate="no">{name}</bdi>
          </Link>
        </>
      ) : null}
    </Stack>
  );
}

function factsOf({ total, noOfRatings }: { total: number; noOfRatings: number }): string {
  if (total === 0) return 'Instructor on Vidya';
  const ratings = noOfRatings === 0 ? '' : `, ${counted(noOfRatings, 'rating')} from learners`;
  return counted(total, 'course') + ratings;
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};

  > ul {
    width: 100%;
  }
`;

const Row = styled.div`
  ${line(4)}

  p {
    color: ${color.inkMuted};
  }
`;
