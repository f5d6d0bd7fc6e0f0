import { count } from '@vidya/contracts/texts/format';
import { color } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CoursePage } from '../../data/courses.ts';
import { coursesInWords } from '../../data/courses-in-words.ts';

interface SummaryProps {
  page: CoursePage | undefined;
  /** The page is still the one before. */
  isOutdated: boolean;
  hrefOfSearch: (q: string) => string;
}

/**
 * How many courses there are, and for which words when nobody used the ones that were typed. The words before stay
 * while the answer travels; a new answer takes a new element, so that it is read out even when it says the same.
 */
export function Summary({ page, isOutdated, hrefOfSearch }: SummaryProps) {
  return (
    <Words role="status" $isDimmed={isOutdated}>
      {page ? (
        <span key={JSON.stringify(page.query)}>
          <Correction page={page} hrefOfSearch={hrefOfSearch} />
          {foundText(page)}
        </span>
      ) : null}
    </Words>
  );
}

function Correction({ page, hrefOfSearch }: Pick<SummaryProps, 'hrefOfSearch'> & { page: CoursePage }) {
  const { correctedTo, query } = page;
  if (!correctedTo) return null;
  return (
    <Corrected>
      Nothing found for “{query.q}”. These are the courses for “
      <Link to={hrefOfSearch(correctedTo)}>{correctedTo}</Link>”.
    </Corrected>
  );
}

function foundText({ total, isCapped, correctedTo, query }: CoursePage): string {
  const words = correctedTo ?? query.q;
  const named = words ? ` for “${words}”` : '';
  return isCapped
    ? `The best ${coursesInWords(total)}${named}, of more than ${count(total)}`
    : `${coursesInWords(total)}${named}`;
}

const Words = styled.div<{ $isDimmed: boolean }>`
  min-width: 0;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
`;

const Corrected = styled.span`
  display: block;
  color: ${color.ink};
`;
