import type { CourseDetail, CourseSummary } from '@vidya/contracts/calls/course';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { Note } from '@vidya/shared-ui';
import { type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { About } from './About/About.tsx';
import { AboutSkeleton } from './About/AboutSkeleton.tsx';
import { Instructors } from './About/Instructor.tsx';
import { Curriculum } from './Curriculum/Curriculum.tsx';
import { isLong } from './detail-styles.ts';
import { hasLanding, Landing } from './Landing.tsx';
import { RatingSummary } from './Reviews/RatingSummary.tsx';
import { ReviewList } from './Reviews/ReviewList.tsx';

/** The sections of the whole course. */
export function DetailSections({ course, detail }: { course: CourseSummary; detail: CourseDetail | undefined }) {
  const isLanding = detail !== undefined && hasLanding(detail);
  return (
    <>
      {isLanding ? <Landing {...detail} /> : null}
      {/* Replaced, not moved, when the landing texts of a course that was waited for take its place. */}
      <section key={isLanding ? 'below' : 'first'} aria-labelledby="about" aria-busy={!detail}>
        <AboutTitle id="about" $isLong={isLong(course.topic)}>
          About {course.topic}
        </AboutTitle>
        {detail ? <About html={detail.description} /> : <AboutSkeleton />}
      </section>
      {detail ? (
        <>
          <Part id="curriculum" title="What is inside">
            <Curriculum course={detail} />
          </Part>
          <Part id="instructor" title={isTogether(detail) ? 'Your instructors' : 'Your instructor'}>
            <Instructors course={detail} />
          </Part>
          <Part id="reviews" title="What learners say">
            <Reviews course={detail} />
          </Part>
        </>
      ) : null}
    </>
  );
}

const isTogether = (course: CourseDetail): boolean => instructorNames(course).length > 1;

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Reviews({ course }: { course: CourseDetail }) {
  if (course.allRatings.length === 0) {
    return <Note>Nobody has rated this course yet. Learners who join can be the first.</Note>;
  }
  return (
    <>
      <RatingSummary course={course} />
      <ReviewList course={course} />
    </>
  );
}

const AboutTitle = styled.h2<{ $isLong: boolean }>`
  &&& {
    ${({ $isLong }) => ($isLong ? type.h3 : '')}
  }
  overflow-wrap: anywhere;
`;
