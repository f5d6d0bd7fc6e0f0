import { messageOf } from '@vidya/contracts/api-error';
import type { CourseSummary } from '@vidya/contracts/course';
import { count } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import { texts } from '@vidya/contracts/texts';
import { Button, CourseCardSkeleton, EmptyState, ErrorState, NoCoursesPicture, Pager } from '@vidya/shared-ui';
import { color, motion, space } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { useCourses } from '../../data/courses.ts';
import type { ListAddress } from '../../data/list-address.ts';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { CardGrid } from '../../parts/Page.tsx';

interface ResultsProps {
  id: string;
  found: ReturnType<typeof useCourses>;
  address: ListAddress;
  onTurn: (page: number) => void;
  onClear: () => void;
  /** Stands at the end of the count's line. */
  children?: ReactNode;
}

/** The page of courses that the address asks for, in each of its states. */
export function Results({ id, found, address, onTurn, onClear, children }: ResultsProps) {
  const { data, error, isPlaceholderData } = found;
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`${id}-${address.sort}`} aria-busy={!data || isPlaceholderData}>
      <Head>
        <p role="status">{data && !isPlaceholderData ? countText(data.total, address) : ''}</p>
        {children}
      </Head>
      {error && !data ? (
        <ErrorState titleAs="h3" onRetry={() => void found.refetch()} isRetrying={found.isFetching}>
          {messageOf(error, texts.course.fetchFailed)}
        </ErrorState>
      ) : data?.courses.length === 0 ? (
        <Nothing address={address} onTurn={onTurn} onClear={onClear} />
      ) : (
        <Cards courses={data?.courses} isDimmed={isPlaceholderData} />
      )}
      {data && data.total > limits.coursesPerPage ? (
        <Turning page={address.page} pages={Math.ceil(data.total / limits.coursesPerPage)} onTurn={onTurn} />
      ) : null}
    </Panel>
  );
}

function countText(total: number, { filters }: ListAddress): string {
  const courses = total === 1 ? '1 course' : `${count(total)} courses`;
  return filters.q ? `${courses} for “${filters.q}”` : courses;
}

/** First load: 8 skeletons. Later: the cards before stay, dimmed, until the new ones are here. */
function Cards({ courses, isDimmed }: { courses: CourseSummary[] | undefined; isDimmed: boolean }) {
  if (!courses) {
    return (
      <Grid>
        {Array.from({ length: limits.skeletons.allCourses }, (_, index) => (
          <li key={index}>
            <CourseCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  }
  return (
    <Grid $isDimmed={isDimmed}>
      {courses.map((course, index) => (
        <li key={course._id}>
          <CourseTile course={course} isPriority={index < 4} />
        </li>
      ))}
    </Grid>
  );
}

function Nothing({ address, onTurn, onClear }: Pick<ResultsProps, 'address' | 'onTurn' | 'onClear'>) {
  const hasFilters = Object.values(address.filters).some(Boolean);
  if (address.page > 1) {
    const back = <Button onClick={() => onTurn(1)}>Go to the first page</Button>;
    return <EmptyState picture={<NoCoursesPicture />} titleAs="h3" title={texts.empty.courses} action={back} />;
  }
  return (
    <EmptyState
      picture={<NoCoursesPicture />}
      titleAs="h3"
      title={texts.empty.courses}
      action={hasFilters ? <Button onClick={onClear}>Clear all filters</Button> : null}
    >
      {hasFilters ? 'Nothing matches everything you chose. Taking one choice away may help.' : null}
    </EmptyState>
  );
}

const Panel = styled.div`
  min-height: 40rem;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 1.55em;
  margin-bottom: ${space[4]};
  color: ${color.inkMuted};
`;

const Grid = styled(CardGrid)<{ $isDimmed?: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.base};
`;

const Turning = styled(Pager)`
  margin-top: ${space[10]};
`;
