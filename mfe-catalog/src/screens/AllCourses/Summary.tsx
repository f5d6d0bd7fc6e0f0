import { count } from '@vidya/contracts/texts/format';
import { color } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../data/counted.ts';
import type { CoursePage } from '../../data/courses.ts';

interface SummaryProps {
  page: CoursePage | undefined;
  /** The data still belongs to the previous query. */
  isOutdated: boolean;
  hrefOfSearch: (q: string) => string;
}

/**
 * The number of courses, and the corrected search text if the typed one found nothing. The old text stays while the
 * next page loads. Each new result gets a new element, so that screen readers announce it even if the text is the same.
 */
export function Summary({ page, isOutdated, hrefOfSearch }: SummaryProps) {
  return (
    <Text role="status" $isDimmed={isOutdated}>
      {page ? (
        <span key={JSON.stringify(page.query)}>
          {page.correctedTo ? (
            <Corrected>
              Nothing found for “{page.query.q}”. These are the courses for “
              <Link to={hrefOfSearch(page.correctedTo)}>{page.correctedTo}</Link>”.
            </Corrected>
          ) : null}
          {resultText(page)}
        </span>
      ) : null}
    </Text>
  );
}

function resultText({ total, isCapped, correctedTo, query }: CoursePage): string {
  const text = correctedTo ?? query.q;
  const named = counted(total, 'course') + (text ? ` for “${text}”` : '');
  return isCapped ? `The best ${named}, of more than ${count(total)}` : named;
}

const Text = styled.div<{ $isDimmed: boolean }>`
  min-width: 0;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
`;

const Corrected = styled.span`
  display: block;
  color: ${color.ink};
`;
