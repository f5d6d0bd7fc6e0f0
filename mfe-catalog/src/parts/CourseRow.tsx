import type { CourseSummary } from '@vidya/contracts/calls/course';
import { Carousel, CourseCardSkeleton } from '@vidya/shared-ui';
import { layout } from '@vidya/shared-ui/tokens';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { CourseTile } from './CourseTile.tsx';

interface CourseRowProps extends Omit<ComponentProps<typeof Carousel>, 'children' | 'itemWidth'> {
  /** Undefined while loading: skeletons. */
  courses: CourseSummary[] | undefined;
  /** Cards per row on a wide window. */
  inRow: number;
  skeletons?: number;
  /**
   * The row is all that the page shows: its titles are the page's second level, its first picture loads at once, and
   * phones list the courses below each other.
   */
  isMain?: boolean;
}

/** Fewer courses are wider, but not more than that. */
const minInRow = 3;

/** Cards of courses in a row that does not scroll by itself. Place it inside a `MeasuredRow`. */
export function CourseRow({ courses, inRow, skeletons = inRow, isMain = false, ...carousel }: CourseRowProps) {
  const fitting = courses ? Math.min(inRow, Math.max(minInRow, courses.length)) : inRow;
  return (
    <Carousel
      itemWidth={shareOfRow(fitting)}
      gutter={layout.gutter}
      buttonsAt={pictureMiddle(fitting)}
      isListOnPhones={isMain}
      {...carousel}
    >
      {courses?.map((course, index) => (
        <CourseTile
          key={course._id}
          course={course}
          titleAs={isMain ? 'h2' : 'h3'}
          isPriority={isMain && index === 0}
          isRowOnPhones={isMain}
        />
      )) ?? Array.from({ length: skeletons }, (_, index) => <CourseCardSkeleton key={index} isRowOnPhones={isMain} />)}
    </Carousel>
  );
}

/** The container that carousel items use for their width. */
export const MeasuredRow = styled.div`
  container-type: inline-size;
`;

/** The width of an item when `items` fit, 1.25rem apart, at least 16rem: phones show a part of the next card. */
const shareOfRow = (items: number): string => `max(16rem, calc((100cqw - ${(items - 1) * 1.25}rem) / ${items}))`;

/** The vertical centre of a card's 16:9 picture in such a row, from its top. */
const pictureMiddle = (items: number): string => `calc(${shareOfRow(items)} * 9 / 32)`;
