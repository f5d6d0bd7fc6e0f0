import type { CourseListMeta } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { limits } from '@vidya/contracts/rules/limits';
import { CourseCardSkeleton } from '@vidya/shared-ui';
import { motion } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { CardGrid } from '../../parts/Page.tsx';
import { MatchReason } from './MatchReason.tsx';

interface CardsProps {
  /** Undefined while loading: 8 skeletons of the cards' size. */
  courses: CourseSummary[] | undefined;
  /** Why a search found the courses whose title does not match. */
  matches: CourseListMeta['matches'];
  /** The next page is loading: these cards stay, dimmed, until then. */
  isDimmed: boolean;
}

/** The courses of one page. */
export function Cards({ courses, matches, isDimmed }: CardsProps) {
  if (!courses) {
    return (
      <CardGrid>
        {Array.from({ length: limits.skeletons.allCourses }, (_, index) => (
          <li key={index}>
            <CourseCardSkeleton isRowOnPhones />
          </li>
        ))}
      </CardGrid>
    );
  }
  return (
    <Dimming $isDimmed={isDimmed}>
      {courses.map((course, index) => {
        const match = matches?.[course._id];
        return (
          <li key={course._id}>
            <CourseTile
              course={course}
              note={match ? <MatchReason course={course} match={match} /> : null}
              isPriority={index === 0}
              isRowOnPhones
            />
          </li>
        );
      })}
    </Dimming>
  );
}

/* Dims after a delay, so that a fast response does not make the page blink. */
const Dimming = styled(CardGrid)<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};
  transition: opacity ${motion.base};
  transition-delay: ${({ $isDimmed }) => ($isDimmed ? '100ms' : '0ms')};
`;
