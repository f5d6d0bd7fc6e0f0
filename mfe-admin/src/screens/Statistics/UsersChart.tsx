import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { muted } from '@vidya/shared-ui/mixins';
import { space, type } from '@vidya/shared-ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePeopleStatistics } from '../../data/statistics/use-statistics.ts';
import { usePeriod } from '../../data/use-period.ts';
import { ChartFigure } from '../../parts/Chart/ChartFigure.tsx';
import { NoResults } from '../../parts/NoResults.tsx';
import { ChartPlace } from './ChartPlace.tsx';

const heightPx = 260;

/** Registered learners beside learners with an active subscription. */
export function UsersChart() {
  const { year } = usePeriod();
  const { statistics, ...request } = usePeopleStatistics(year);
  const registered = statistics?.registered.students ?? 0;
  if (statistics && registered > 0) return <Drawn registered={registered} enrolled={statistics.enrolled.students} />;
  return (
    <ChartPlace
      label="Students"
      heightPx={heightPx + 150}
      request={request}
      fallback={texts.admin.statisticsFailed}
      empty={
        statistics ? <NoResults title="No students yet">Whoever creates an account is counted here.</NoResults> : null
      }
    />
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

const Counts = styled.dl`
  display: flex;
  gap: ${space[6]};

  dt {
    ${muted}
  }
  dd {
    ${type.h2}
    font-variant-numeric: tabular-nums;
  }
`;
