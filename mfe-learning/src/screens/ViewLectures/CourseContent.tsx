import { count, lengthInWords } from '@vidya/contracts/format';
import type { Lecture, LectureList } from '@vidya/contracts/lecture';
import { paths } from '@vidya/contracts/paths';
import { breakpoint, Icon, ProgressBar } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLecturePath } from '../../data/as-learner.ts';
import { secondsLeft } from '../../data/lectures.ts';
import { useMediaQuery } from '../../data/media-query.ts';
import { Head, Heading, List, Panel, Sum, SumLine, Toggle } from './course-content-styles.ts';
import { LectureRow } from './LectureRow.tsx';

interface CourseContentProps {
  list: LectureList;
  currentId: string | undefined;
  /** Whether the person makes the course. */
  isStaff: boolean;
  /** Passed along with each lecture's address. */
  state: object;
}

/** The sidebar: every lecture with its number, length and tick. Collapses where the window is narrow. */
export function CourseContent({ list, currentId, isStaff, state }: CourseContentProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint.laptop}px)`);
  const [isOpen, setOpen] = useState(false);
  const { course, lectures } = list;
  const pathOf = useLecturePath(course._id);
  return (
    <Panel aria-labelledby="course-content">
      <Head>
        <Heading id="course-content">
          {isWide ? (
            'Course Content'
          ) : (
            <Toggle type="button" aria-expanded={isOpen} aria-controls="lectures" onClick={() => setOpen(!isOpen)}>
              Course Content
              <Icon name="chevron-down" />
            </Toggle>
          )}
        </Heading>
        <SumLine>
          <Sum>{sumUp(list)}</Sum>
          {course.enrolment ? <TimeLeft lectures={lectures} /> : null}
          {isStaff && lectures.length > 1 ? (
            <Link to={paths.addLecture(course._id)} state={{ courseId: course._id, course }}>
              Reorder lectures
            </Link>
          ) : null}
        </SumLine>
        {course.enrolment ? (
          <ProgressBar value={course.enrolment.progress} label="Progress in this course" caption={null} />
        ) : null}
      </Head>
      <List id="lectures" role="list" hidden={!isWide && !isOpen}>
        {lectures.map((lecture, index) => (
          <LectureRow
            key={lecture._id}
            to={pathOf(lecture._id)}
            lecture={lecture}
            number={index + 1}
            isCurrent={lecture._id === currentId}
            isStaff={isStaff}
            state={state}
            onChoose={() => setOpen(false)}
          />
        ))}
      </List>
    </Panel>
  );
}

/** Said only where the lengths are known: those of YouTube's videos are not. */
function TimeLeft({ lectures }: { lectures: Lecture[] }) {
  const seconds = secondsLeft(lectures);
  return seconds > 0 ? <Sum>{lengthInWords(seconds)} left</Sum> : null;
}

function sumUp({ course, lectures }: LectureList): string {
  const total = `${count(lectures.length)} ${lectures.length === 1 ? 'lecture' : 'lectures'}`;
  if (!course.enrolment) return total;
  const done = lectures.filter((lecture) => lecture.progress?.isCompleted).length;
  return `${done} of ${total} · ${course.enrolment.progress}% completed`;
}
