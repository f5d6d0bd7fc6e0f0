import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { isFilm, lectureKindNames } from '@vidya/contracts/rules/course/lecture-source';
import type { Role } from '@vidya/contracts/texts/choices';
import { lengthText } from '@vidya/contracts/texts/format';
import { Badge, color, Icon, LectureIcon, type } from '@vidya/shared-ui';
import { centred, mutedCaption, square } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLecturePath } from '../../../data/as-learner.ts';
import { isOnItsWay } from '../../../data/lectures.ts';
import { isStaff } from '../../../data/session.ts';
import { Duration } from '../../../parts/Duration.tsx';
import { lectureLink, NumberCaption } from '../../../parts/styles.ts';

export interface CourseContentProps {
  list: LectureList;
  currentId: string;
  role: Role;
}

interface RowsProps extends CourseContentProps {
  lectures: readonly Lecture[];
  /** How many lectures of the course stand before them. */
  before?: number;
}

export function Rows({ lectures, before = 0, ...props }: RowsProps) {
  return (
    <List role="list" start={before + 1}>
      {lectures.map((lecture, index) => (
        <LectureRow key={lecture._id} lecture={lecture} number={before + index + 1} {...props} />
      ))}
    </List>
  );
}

interface LectureRowProps extends CourseContentProps {
  lecture: Lecture;
  /** From 1. */
  number: number;
}

/** One row of the course content: number, title, length, and a tick when it is completed. */
function LectureRow({ lecture, number, list, currentId, role }: LectureRowProps) {
  const pathOf = useLecturePath(list.course._id);
  const isDone = lecture.progress?.isCompleted ?? false;
  const files = lecture.resources.length;
  return (
    <li>
      <Row
        to={pathOf(lecture._id)}
        replace
        state={{ course: list.course, role, isPlaying: true }}
        aria-current={lecture._id === currentId ? 'true' : undefined}
      >
        <Mark $isDone={isDone}>
          {isDone ? <Icon name="check" size={16} label="Completed" /> : <LectureIcon kind={lecture.kind} size={12} />}
        </Mark>
        <Title>
          {number}. {lecture.title}
          {lecture.isSample ? <StandIn> Stand-in film</StandIn> : null}
        </Title>
        <NumberCaption>
          {isStaff(role) && lecture.isPreview ? <Icon name="eye" size={16} label="Free preview" /> : null}
          {lecture.kind !== 'files' && files > 0 ? <Icon name="file" size={16} label={filesText(files)} /> : null}
          {lengthOf(lecture, role)}
        </NumberCaption>
      </Row>
    </li>
  );
}

const filesText = (files: number): string => (files === 1 ? '1 file' : `${files} files`);

/** Staff see what learners do not, and the progress of a video's preparation (decisions C16, L5). */
function lengthOf(lecture: Lecture, role: Role) {
  const { kind, durationSeconds, youtubeLink, state, percent, hidden, authoring } = lecture;
  if (state === 'failed' && isStaff(role)) return <Badge tone="danger">Failed</Badge>;
  if (hidden === 'draft') return <Badge tone="warning">Draft</Badge>;
  if (isOnItsWay(state) && isStaff(role)) {
    if (authoring?.queuedBefore != null) return <Badge tone="warning">Waiting</Badge>;
    const text = state === 'uploading' ? 'Uploading' : 'Processing';
    return (
      <Badge tone="warning">
        {text} {Math.floor(percent)}%
      </Badge>
    );
  }
  if (!isFilm(kind)) return durationSeconds > 0 ? lengthText(durationSeconds) : lectureKindNames[kind];
  if (durationSeconds > 0) return <Duration seconds={durationSeconds} />;
  return youtubeLink.trim() ? 'YouTube' : '';
}

const List = styled.ol`
  & > li {
    border-top: 1px solid ${color.line};
  }
`;

const Row = styled(Link)`
  position: relative;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  ${lectureLink}
`;

const Mark = styled.span<{ $isDone: boolean }>`
  ${centred}
  ${square('1.75rem')}
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.success : color.lineStrong)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color.success : 'transparent')};
  color: ${({ $isDone }) => ($isDone ? color.surface : color.inkMuted)};
`;

const Title = styled.span`
  ${type.small}
  overflow-wrap: anywhere;
  line-height: 1.35;

  [aria-current] & {
    font-weight: 650;
  }
`;

/** A line of its own. */
const StandIn = styled.span`
  display: block;
  ${mutedCaption}
`;
