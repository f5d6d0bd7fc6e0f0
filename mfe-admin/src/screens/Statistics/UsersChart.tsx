import { messageOf } from '@vidya/contracts/calls/api-error';
import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, ErrorState, NoResultsPicture, Skeleton, Surface } from '@vidya/shared-ui';
import { useMemo } from 'react';
import { usePeopleStatistics } from '../../data/statistics/use-statistics.ts';
import { usePeriod } from '../../data/use-period.ts';
import { ChartFigure } from '../../parts/Chart/ChartFigure.tsx';
import { ChartPlace, Counts } from './statistics-styles.ts';

const heightPx = 260;

/** Registered learners beside learners with an active subscription. */
export function UsersChart() {
  const { year } = usePeriod();
  const { statistics, error, isFetching, retry } = usePeopleStatistics(year);
  const registered = statistics?.registered.students ?? 0;
  if (statistics && registered > 0) return <Drawn registered={registered} enrolled={statistics.enrolled.students} />;
  return (
    <Surface as="section" $padding="small" aria-busy={isFetching} aria-label="Students">
      <ChartPlace $heightPx={heightPx + 150}>
        {statistics ? (
          <EmptyState picture={<NoResultsPicture />} title="No students yet">
            Whoever creates an account is counted here.
          </EmptyState>
        ) : null}
        {error && !statistics ? (
          <ErrorState onRetry={retry} isRetrying={isFetching}>
            {messageOf(error, texts.admin.statisticsFailed)}
          </ErrorState>
        ) : null}
        {statistics || error ? null : <Skeleton shape="block" height={`${heightPx + 150}px`} />}
      </ChartPlace>
    </Surface>
  );
}

/** Hides fractions: with few students the library would add ticks at half a student. */
const wholeCount = (value: number): string => (Number.isInteger(value) ? count(value) : '');

function Drawn({ registered, enrolled }: { registered: number; enrolled: number }) {
  const bars = useMemo(
    () => [
      { label: 'Registered', name: 'Registered Users', value: registered, shown: count(registered) },
      { label: 'Enrolled', name: 'Enrolled Users', value: enrolled, shown: count(enrolled) },
    ],
    [registered, enrolled],
  );
  return (
    <ChartFigure
      title="Students"
      note="Enrolled means at least one active subscription"
      columns={['Users', 'Count']}
      bars={bars}
      grow="right"
      heightPx={heightPx}
      tick={wholeCount}
      current="Enrolled"
    >
      <Counts>
        {bars.map(({ name, shown }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </Counts>
    </ChartFigure>
  );
}
