import type { CourseDetail } from '@vidya/contracts/calls/course';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { line, muted, stack } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';

/** The average rating and the distribution. */
export function RatingSummary({ course }: { course: CourseDetail }) {
  return (
    <Summary>
      <div>
        <Average>
          {course.rating.toFixed(1)}
          <Icon name="star" size={30} isFilled />
        </Average>
        {counted(course.noOfRatings, 'rating')}
      </div>
      <Bars aria-label="Ratings by stars" role="list">
        {barsOf(course).map(({ stars, ratings, share }) => (
          <li key={stars}>
            <span aria-hidden="true">{stars} ★</span>
            <Bar aria-hidden="true">
              {/* Not a style attribute: the content security policy refuses those in the server's HTML. */}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={share} height="1" />
              </svg>
            </Bar>
            <span aria-hidden="true">{share}%</span>
            <VisuallyHidden>
              {counted(stars, 'star')}: {counted(ratings, 'rating')}, {share} percent
            </VisuallyHidden>
          </li>
        ))}
      </Bars>
    </Summary>
  );
}

/** The bars, 5 stars first; `share` in whole percent of all ratings. */
function barsOf({ ratingsByStars }: CourseDetail) {
  const all = ratingsByStars.reduce((sum, ratings) => sum + ratings, 0);
  const shareOf = (ratings: number): number => (all === 0 ? 0 : Math.round((ratings * 100) / all));
  return ratingsByStars.map((ratings, index) => ({ stars: index + 1, ratings, share: shareOf(ratings) })).toReversed();
}

const Summary = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${space[5]};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[12]};
    align-items: center;
  }
`;

const Average = styled.p`
  ${line(2)}
  ${type.display}

  svg {
    color: ${color.star};
  }
`;

const Bars = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    position: relative;
    ${stack(3)}
    grid-template-columns: 2.25rem 1fr 2.75rem;
    align-items: center;
    ${muted}
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.span`
  height: 0.6rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1px ${color.line};

  svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: ${color.star};
  }
`;
