import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { hiddenText } from '@vidya/contracts/rules/course/lecture-visibility';
import { count, duration, lengthText } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Badge, Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { card, line, muted, mutedCaption, overlay, row } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { useWatchingRole } from '../../../data/holding.ts';
import { seenByLearners, totalSeconds } from '../../../data/length.ts';

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
        {lecture.isSample ? <StandIn>Stand-in film</StandIn> : null}
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

const Lines = styled.ol`
  margin: ${space[3]} 0 ${space[4]};
  padding: 0;
  overflow: hidden;
  ${card}
  list-style: none;

  li {
    position: relative;
    ${line(3)}
    padding: ${space[3]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  svg {
    color: ${color.inkFaint};
  }
`;

/** On a phone a long title takes the whole line, with the badge below. */
const Name = styled.span`
  ${row(3, 1)}
  flex: 1;
  min-width: 0;

  > :first-child {
    flex: 1 1 11rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Plain text: a badge beside a lock would read as an offer to try the lecture. */
const StandIn = styled.span`
  ${mutedCaption}
`;

const Length = styled.span`
  ${muted}
  font-variant-numeric: tabular-nums;
`;

/** The badge as a link. If it is the only link of the line, the whole line is clickable. */
const PreviewLink = styled(Link)<{ $isWholeLine: boolean }>`
  display: inline-flex;
  flex: none;
  border-radius: ${radius.pill};
  text-decoration: none;

  &::after {
    content: ${({ $isWholeLine }) => ($isWholeLine ? "''" : 'none')};
    ${overlay}
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
