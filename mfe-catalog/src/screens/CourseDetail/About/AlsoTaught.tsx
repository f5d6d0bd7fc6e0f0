import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Price, Skeleton, StarRating } from '@vidya/shared-ui';
import { card, clampLines, stack } from '@vidya/shared-ui/mixins';
import { color, media, motion, space, stretchedLink, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CategoryGlyph } from '../../../parts/CategoryGlyph.tsx';
import { PictureBox } from '../detail-styles.ts';

/** A short list of other courses by the same instructor. */
export function AlsoTaught({ by, courses }: { by: string; courses: CourseSummary[] }) {
  return (
    <List role="list" aria-label={`Also by ${by}`}>
      {courses.map((course) => {
        const { _id, topic, thumbnail, category } = course;
        return (
          <li key={_id}>
            <PictureBox>
              {thumbnail ? (
                <img src={thumbnail.small_url ?? thumbnail.secure_url} alt="" {...lazyPicture} />
              ) : (
                <CategoryGlyph slug={category} size={28} />
              )}
            </PictureBox>
            <div>
              <Link to={paths.courseDetail(_id)} state={{ course }} title={topic}>
                {topic}
              </Link>
              <Facts>
                <StarRating value={course.rating} ratings={course.noOfRatings} size={13} />
                <Price price={course.price} discount={course.discount} />
              </Facts>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const lazyPicture = { width: 112, height: 63, loading: 'lazy', decoding: 'async' } as const;

/** The usual size of the list, so that nothing below moves when it loads. */
export function AlsoTaughtSkeleton({ courses }: { courses: number }) {
  return (
    <List role="list" aria-hidden="true">
      {Array.from({ length: courses }, (_, index) => (
        <li key={index}>
          <PictureBox>
            <Skeleton height="100%" shape="block" />
          </PictureBox>
          <div>
            <Skeleton width="85%" />
            <Facts>
              <Skeleton width="60%" />
            </Facts>
          </div>
        </li>
      ))}
    </List>
  );
}

/* Each card fits a two-line title and two lines of facts, so that the length of a title moves nothing below. */
const List = styled.ul`
  ${stack(3)}

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    position: relative;
    ${stack(4)}
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: center;
    min-height: 6.875rem;
    padding: ${space[3]};
    ${card}
    transition: border-color ${motion.base};

    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  li:hover {
    border-color: color-mix(in oklab, ${color.line}, ${color.primary} 35%);
  }
  a {
    ${clampLines(2)}
    color: inherit;
    ${type.label}
    text-decoration: none;
  }
  ${stretchedLink}
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  margin-top: ${space[1]};

  > :last-child {
    font-size: 0.9375rem;
  }
`;
