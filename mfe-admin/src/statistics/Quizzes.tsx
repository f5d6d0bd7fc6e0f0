import { count } from '@vidya/contracts/texts/format';
import { muted, stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { counted } from '../data/counted.ts';
import { usePeriod } from '../data/use-period.ts';
import { Tile, TileRow } from './Tile.tsx';
import { usePeopleStatistics } from './use-statistics.ts';

const percent = (value: number): string => `${count(Math.round(value))}%`;

/** The year's attempts at graded quizzes: how many, how many of them passed, and their average mark. */
export function Quizzes() {
  const { year } = usePeriod();
  const { ofYear, error } = usePeopleStatistics(year);
  const titleId = useId();
  const quizzes = ofYear?.quizzes;
  const { attempts = 0, passed = 0, averagePercent } = quizzes ?? {};
  const tiles = [
    ['Finished attempts', count(attempts), 'Practice quizzes not counted'],
    ['Passed', percent((passed / attempts) * 100), `${count(passed)} of ${counted(attempts, 'attempt')}`],
    ['Average mark', percent(averagePercent ?? 0), 'of the points, over all attempts'],
  ] as const;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Graded quizzes in {year}</h2>
      {quizzes?.attempts === 0 ? (
        <p>No attempts were finished in {year}.</p>
      ) : (
        <Row>
          {tiles.map(([label, value, note]) => (
            <Tile
              key={label}
              label={label}
              value={quizzes && value}
              note={quizzes && note}
              hasFailed={error !== null}
            />
          ))}
        </Row>
      )}
    </Section>
  );
}

/** The third tile fills its row. */
const Row = styled(TileRow)`
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }
`;

const Section = styled.section`
  ${stack(4)}
  margin-bottom: ${space[8]};

  h2 {
    ${type.h3}
  }
  p {
    ${muted}
  }
`;
