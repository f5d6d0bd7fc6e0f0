import { messageOf } from '@vidya/contracts/api-error';
import { count } from '@vidya/contracts/format';
import { texts } from '@vidya/contracts/texts';
import { ErrorState, Skeleton, Surface } from '@vidya/shared-ui';
import { useMemo } from 'react';
import { usePeople } from '../../data/use-people.ts';
import { useRegistered } from '../../data/use-statistics.ts';
import { ChartFigure } from '../../parts/Chart/ChartFigure.tsx';
import { ChartPlace, Counts } from './statistics-styles.ts';

const heightPx = 230;

/** Learners who registered against those with an active subscription. */
export function UsersChart() {
  const { error, isFetching, retry } = usePeople();
  const users = useRegistered();
  if (users) return <Drawn {...users} />;
  return (
    <Surface as="section" $padding="small" aria-busy={isFetching} aria-label="Students">
      <ChartPlace $heightPx={heightPx + 150}>
        {error ? (
          <ErrorState onRetry={retry} isRetrying={isFetching}>
            {messageOf(error, texts.account.fetchPeopleFailed)}
          </ErrorState>
        ) : (
          <Skeleton shape="block" height={`${heightPx + 150}px`} />
        )}
      </ChartPlace>
    </Surface>
  );
}

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
      tick={count}
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
