import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { LectureOutline } from '@vidya/contracts/calls/lecture';
import { isFilm, lectureKindNames } from '@vidya/contracts/rules/course/lecture-source';
import { hiddenText } from '@vidya/contracts/rules/course/lecture-visibility';
import { duration, lengthText } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, Icon, LectureIcon, VisuallyHidden } from '@vidya/shared-ui';
import { line, muted, mutedCaption, overlay, row } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { counted } from '../../../data/counted.ts';
import { useAddressCoupon } from '../../../data/coupon.ts';
import { useWatchingRole } from '../../../data/holding.ts';

interface LectureLinesProps {
  course: CourseDetail;
  lectures: readonly LectureOutline[];
  /** How many lectures of the course stand before them. */
  before?: number;
  ref?: Ref<HTMLOListElement>;
}

/** Lectures with their lengths: links for people who may watch, free previews for everybody else. */
export function LectureLines({ course, lectures, before = 0, ref }: LectureLinesProps) {
  return (
    <Lines start={before + 1} ref={ref}>
      {lectures.map((lecture, index) => (
        <Line key={lecture._id} course={course} lecture={lecture} number={before + index + 1} />
      ))}
    </Lines>
  );
}

/** '4:05' of a film, '' while that is unknown; 'Article, 7 min'; '3 files'. */
function lengthOf({ kind, durationSeconds, resourceCount = 0 }: LectureOutline): string {
  if (isFilm(kind)) return durationSeconds > 0 ? duration(durationSeconds) : '';
  const name = kind === 'files' ? counted(resourceCount, 'file') : lectureKindNames[kind];
  return durationSeconds > 0 ? `${name}, ${lengthText(durationSeconds)}` : name;
}

type LineProps = { course: CourseDetail; lecture: LectureOutline; number: number };

function Line({ course, lecture, number }: LineProps) {
  const role = useWatchingRole(course);
  const coupon = useAddressCoupon();
  const length = lengthOf(lecture);
  return (
    <li>
      {role || lecture.isPreview ? <LectureIcon kind={lecture.kind} size={16} /> : <Icon name="lock" size={16} />}
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
          <PreviewLink to={paths.preview(course._id, lecture._id, coupon)} $isWholeLine={role === null}>
            <Badge tone="success" icon={role ? undefined : <Icon name="play" size={12} isFilled />}>
              Free preview
            </Badge>
            <VisuallyHidden> of {lecture.title}</VisuallyHidden>
          </PreviewLink>
        ) : null}
      </Name>
      {length === '' ? null : <Length>{length}</Length>}
    </li>
  );
}

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

const Lines = styled.ol`
  margin: 0;
  padding: 0;
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
