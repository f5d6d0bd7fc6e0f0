import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import { resumePosition } from '@vidya/contracts/rules/course/resume-position';
import { duration } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { ProgressBar } from '@vidya/shared-ui';
import { clampLines, column, coverBox, ellipsis, muted, overlay, raisedCard } from '@vidya/shared-ui/mixins';
import { color, media, motion, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type LastLecture, useLastLecture } from '../../data/courses.ts';

/** As high as a two-line title, one line with the lecture, and the progress bar. */
export const resumeCardHeight = '8.5rem';

/** One course to continue; the whole card links to the lecture where the learner stopped. */
export function ResumeCard({ course }: { course: SubscribedCourse }) {
  const lecture = useLastLecture(course);
  return (
    <Card>
      <Picture>
        {course.thumbnail ? (
          <img src={course.thumbnail.small_url ?? course.thumbnail.secure_url} alt="" width={480} height={270} />
        ) : null}
      </Picture>
      <Body>
        <Title>
          <Link to={paths.viewLectures(course._id, course.lastLectureId ?? undefined)} state={{ course, role: 'USER' }}>
            {course.topic}
          </Link>
        </Title>
        <Where>{whereText(course, lecture)}</Where>
        <ProgressBar value={course.progress} label={`Progress in ${course.topic}`} />
      </Body>
    </Card>
  );
}

function whereText(course: SubscribedCourse, lecture: LastLecture): string {
  if (lecture) return `Lecture ${lecture.number}${resumePosition(lecture, duration)}: ${lecture.title}`;
  return course.lastLectureId ? 'Pick up where you left off' : 'Not started yet';
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  height: 100%;
  min-height: ${resumeCardHeight};
  overflow: hidden;
  ${raisedCard}
  transition: box-shadow ${motion.base};

  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.mid};
    }
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Picture = styled.div`
  background: ${color.primarySoft};

  img {
    ${coverBox}
  }
`;

const Body = styled.div`
  ${column(1)}
  padding: ${space[3]} ${space[4]};

  > :last-child {
    margin-top: auto;
  }
`;

const Title = styled.h3`
  ${clampLines(2)}
  ${type.h4}

  a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    ${overlay}
  }
`;

const Where = styled.p`
  ${ellipsis}
  ${muted}
`;
