import type { CourseSummary } from '@vidya/contracts/calls/course';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { Names, StarRating } from '@vidya/shared-ui';
import { mutedCaption } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const missing = 'Not Available';

/** The info strip of section 2. */
export function FactStrip({ course }: { course: CourseSummary }) {
  const names = instructorNames(course);
  const details: [string, ReactNode][] = [
    ['Rating', <StarRating key="rating" value={course.rating} ratings={course.noOfRatings} size={14} />],
    [names.length > 1 ? 'Instructors' : 'Instructor', course.createdBy ? <Names key="names" names={names} /> : missing],
    ['Language', course.language || missing],
    ['Course Level', course.level || missing],
    ['No. Of Lectures', count(course.noOfLectures)],
    ['Last Update', shortDate(course.updatedAt)],
  ];
  return (
    <Strip>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Strip>
  );
}

/** Two columns on phones, three on tablets, one line on wide screens. */
const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    ${mutedCaption}
  }
  dd {
    ${type.label}
    overflow-wrap: anywhere;
  }
  dd > span {
    flex-wrap: wrap;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[3]} ${space[5]};

    > div {
      max-width: 16rem;
    }
  }
`;
