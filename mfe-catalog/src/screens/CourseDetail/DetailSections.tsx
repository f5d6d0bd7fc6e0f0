import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { Skeleton } from '@vidya/shared-ui';
import { space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { About } from './About/About.tsx';
import { Instructor } from './About/Instructor.tsx';
import { Curriculum } from './Curriculum/Curriculum.tsx';
import { isLong } from './detail-styles.ts';
import { Reviews } from './Reviews/Reviews.tsx';

/**
 * The sections that need the whole course. While it loads, skeleton lines as tall as the window, so that no visible
 * content moves.
 */
export function DetailSections({ course, detail }: { course: CourseSummary; detail: CourseDetail | undefined }) {
  return (
    <>
      <section aria-labelledby="about" aria-busy={!detail}>
        <AboutTitle id="about" $isLong={isLong(course.topic)}>
          About {course.topic}
        </AboutTitle>
        {detail ? <About html={detail.description} /> : <Waiting />}
      </section>
      {detail ? (
        <>
          <section aria-labelledby="curriculum">
            <h2 id="curriculum">What is inside</h2>
            <Curriculum course={detail} />
          </section>
          <section aria-labelledby="instructor">
            <h2 id="instructor">Your instructor</h2>
            <Instructor course={course} />
          </section>
          <section aria-labelledby="reviews">
            <h2 id="reviews">What learners say</h2>
            <Reviews course={detail} />
          </section>
        </>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <Lines>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={`${96 - ((index * 17) % 31)}%`} />
      ))}
    </Lines>
  );
}

const AboutTitle = styled.h2<{ $isLong: boolean }>`
  ${({ $isLong }) => ($isLong ? type.h3 : type.h2)}
  overflow-wrap: anywhere;
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-height: 100vh;
`;
