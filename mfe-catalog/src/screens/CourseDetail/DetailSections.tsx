import type { CourseDetail, CourseSummary } from '@vidya/contracts/course';
import { Skeleton } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { About } from './About.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Instructor } from './Instructor.tsx';
import { Reviews } from './Reviews.tsx';

/** What needs the whole course; as many lines of skeleton until it is here. */
export function DetailSections({ course, detail }: { course: CourseSummary; detail: CourseDetail | undefined }) {
  return (
    <>
      <section aria-labelledby="about" aria-busy={!detail}>
        <h2 id="about">About {course.topic}</h2>
        {detail ? <About html={detail.description} /> : <Lines count={6} />}
      </section>
      <section aria-labelledby="curriculum" aria-busy={!detail}>
        <h2 id="curriculum">What is inside</h2>
        {detail ? <Curriculum course={detail} /> : <Lines count={8} />}
      </section>
      <section aria-labelledby="instructor">
        <h2 id="instructor">Your instructor</h2>
        <Instructor course={course} />
      </section>
      <section aria-labelledby="reviews" aria-busy={!detail}>
        <h2 id="reviews">What learners say</h2>
        {detail ? <Reviews course={detail} /> : <Lines count={5} />}
      </section>
    </>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Stack>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={`${96 - ((index * 17) % 31)}%`} />
      ))}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
`;
