import { count } from '@vidya/contracts/texts/format';
import { muted, stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
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
  const hasFailed = error !== null;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>Graded quizzes in {year}</h2>
      {quizzes?.attempts === 0 ? (
        <p>No attempts were finished in {year}.</p>
      ) : (
        <Row>
          <Tile
            label="Finished attempts"
            value={quizzes && count(quizzes.attempts)}
            note="Practice quizzes not counted"
            hasFailed={hasFailed}
          />
          <Tile
            label="Passed"
            value={quizzes && percent((quizzes.passed / quizzes.attempts) * 100)}
            note={quizzes ? `${count(quizzes.passed)} of ${count(quizzes.attempts)} attempts` : null}
            hasFailed={hasFailed}
          />
          <Tile
            label="Average mark"
            value={quizzes && percent(quizzes.averagePercent ?? 0)}
            note="of the points, over all attempts"
            hasFailed={hasFailed}
          />
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
