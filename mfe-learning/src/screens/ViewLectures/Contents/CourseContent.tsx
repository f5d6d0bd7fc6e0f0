import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { count, lengthText } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { ProgressBar } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useLecturePath } from '../../../data/as-learner.ts';
import { secondsLeft } from '../../../data/lectures.ts';
import { Head, Heading, List, Panel, Sum, SumLine } from './course-content-styles.ts';
import { LectureRow } from './LectureRow.tsx';

export interface CourseContentProps {
  list: LectureList;
  currentId: string | undefined;
  /** Whether the person is staff. */
  isStaff: boolean;
  /** Router state passed along with each lecture's address. */
  state: object;
}

/** The sidebar: every lecture with its number, length and tick. In a narrow window `CourseContentSheet` replaces it. */
export function CourseContent(props: CourseContentProps) {
  return (
    <Panel aria-labelledby="course-content">
      <Head>
        <Heading id="course-content">Course Content</Heading>
        <ContentSummary {...props} />
      </Head>
      <LectureRows {...props} />
    </Panel>
  );
}

/** How many lectures there are, how many are completed, and the percentage. */
export function ContentSummary({ list, isStaff }: CourseContentProps) {
  const { course, lectures } = list;
  return (
    <>
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
    </>
  );
}

export function LectureRows({ list, currentId, isStaff, state }: CourseContentProps) {
  const pathOf = useLecturePath(list.course._id);
  return (
    <List role="list">
      {list.lectures.map((lecture, index) => (
        <LectureRow
          key={lecture._id}
          to={pathOf(lecture._id)}
          lecture={lecture}
          number={index + 1}
          isCurrent={lecture._id === currentId}
          isStaff={isStaff}
          state={state}
        />
      ))}
    </List>
  );
}

/** Shown only when the lengths are known: those of YouTube videos are not. */
function TimeLeft({ lectures }: { lectures: Lecture[] }) {
  const seconds = secondsLeft(lectures);
  return seconds > 0 ? <Sum>{lengthText(seconds)} left</Sum> : null;
}

function sumUp({ course, lectures }: LectureList): string {
  const hidden = lectures.filter((lecture) => lecture.hidden).length;
  const total = `${count(lectures.length)} ${lectures.length === 1 ? 'lecture' : 'lectures'}`;
  if (!course.enrolment) return hidden > 0 ? `${total} · ${count(hidden)} not seen by learners` : total;
  const done = lectures.filter((lecture) => lecture.progress?.isCompleted).length;
  return `${done} of ${total} · ${course.enrolment.progress}% completed`;
}
