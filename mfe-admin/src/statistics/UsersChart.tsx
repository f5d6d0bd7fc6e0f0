import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Note, Surface } from '@vidya/shared-ui';
import { muted } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { usePeriod } from '../data/use-period.ts';
import { NoResults } from '../parts/NoResults.tsx';
import { ChartPlace } from './ChartPlace.tsx';
import { usePeopleStatistics } from './use-statistics.ts';

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
      empty={statistics ? <NoResults title="No students yet">New accounts are counted here.</NoResults> : null}
    />
  );
}

/** Two bars with their counts beside them: a table that is a chart. The longer one has the whole width. */
function Drawn({ registered, enrolled }: { registered: number; enrolled: number }) {
  const titleId = useId();
  const rows = [
    { name: 'Registered Users', value: registered },
    { name: 'Enrolled Users', value: enrolled },
  ];
  return (
    <Surface as="section" $padding="small" aria-labelledby={titleId}>
      <Title id={titleId}>Students</Title>
      <Note>Enrolled means at least one active subscription</Note>
      <Share>
        <b>{count(Math.round((enrolled / registered) * 100))}%</b> of registered users are enrolled
      </Share>
      <Bars aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <Bar style={{ width: `${(value / registered) * 100}%` }} />
              </th>
              <td>{count(value)}</td>
            </tr>
          ))}
        </tbody>
      </Bars>
    </Surface>
  );
}

/** As high as the button beside the title of the other chart. */
const Title = styled.h2`
  display: flex;
  align-items: center;
  min-height: 2.25rem;
  ${type.h3}
`;

const Share = styled.p`
  margin: ${space[6]} 0;
  ${muted}

  b {
    display: block;
    ${type.h1}
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  th {
    width: 100%;
    padding-bottom: ${space[5]};
    ${muted}
    font-weight: 400;
    text-align: start;
  }
  td {
    padding: 0 0 ${space[5]} ${space[4]};
    ${type.h3}
    text-align: end;
    vertical-align: bottom;
    line-height: 1;
  }
  tr:first-child span {
    background: color-mix(in oklab, ${color.primary} 42%, ${color.surface});
  }
`;

const Bar = styled.span`
  display: block;
  height: 1.25rem;
  margin-top: ${space[2]};
  background: ${color.primary};
  border-radius: ${radius.small};
`;
