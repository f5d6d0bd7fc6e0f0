import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture-outline';
import { hiddenText } from '@vidya/contracts/rules/lecture-visibility';
import { count, duration, lengthText } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Badge, Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { color } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { useWatchingRole } from '../../../data/holding.ts';
import { seenByLearners, totalSeconds } from '../../../data/length.ts';
import { Length, Lines, Name, PreviewLink } from './curriculum-styles.ts';

/** More would push everything else off the page; a button shows the rest. */
const shownAtFirst = 10;

/** Every lecture with its length: links for people who may watch, free previews for everybody else. */
export function Curriculum({ course }: { course: CourseDetail }) {
  const [isWhole, setWhole] = useState(false);
  const { lectures } = course;
  if (lectures.length === 0) return <Muted>{texts.lecture.noLecture}</Muted>;
  const seconds = totalSeconds(lectures);
  const seen = seenByLearners(lectures).length;
  const shown = isWhole ? lectures : lectures.slice(0, shownAtFirst);
  return (
    <>
      <Muted>
        {counted(seen, 'lecture')}
        {seconds > 0 ? `, ${lengthText(seconds)} in all` : ''}
        {seen < lectures.length ? `, and ${count(lectures.length - seen)} that learners do not see` : ''}
      </Muted>
      <Lines>
        {shown.map((lecture, index) => (
          <Line key={lecture._id} course={course} lecture={lecture} number={index + 1} />
        ))}
      </Lines>
      {shown.length < lectures.length ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show all {count(lectures.length)} lectures
        </Button>
      ) : null}
    </>
  );
}

type LineProps = { course: CourseDetail; lecture: LectureOutline; number: number };

function Line({ course, lecture, number }: LineProps) {
  const role = useWatchingRole(course);
  return (
    <li>
      <Icon name={role ? 'play' : lecture.isPreview ? 'video' : 'lock'} size={16} />
      <Name>
        <span>
          {number}.{' '}
          {role ? (
            <Link to={paths.viewLectures(course._id, lecture._id)} state={{ course, role }}>
              {lecture.title}
            </Link>
          ) : (
            lecture.title
          )}
        </span>
        {lecture.hidden ? (
          <Badge tone={lecture.hidden === 'failed' ? 'danger' : 'warning'}>{hiddenText[lecture.hidden]}</Badge>
        ) : null}
        {lecture.isPreview && !lecture.hidden && role !== 'USER' ? (
          <PreviewLink to={paths.preview(course._id, lecture._id)} $isWholeLine={role === null}>
            <Badge tone="success" icon={role ? undefined : <Icon name="play" size={12} isFilled />}>
              Free preview
            </Badge>
            <VisuallyHidden> of {lecture.title}</VisuallyHidden>
          </PreviewLink>
        ) : null}
      </Name>
      {lecture.durationSeconds > 0 ? <Length>{duration(lecture.durationSeconds)}</Length> : null}
    </li>
  );
}

const Muted = styled.p`
  color: ${color.inkMuted};
`;
