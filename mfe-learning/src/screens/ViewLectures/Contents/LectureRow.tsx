import type { Lecture } from '@vidya/contracts/calls/lecture';
import { Badge, color, Icon, type } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isOnItsWay } from '../../../data/lectures.ts';
import { Duration } from '../../../parts/Duration.tsx';
import { lectureLink, NumberCaption } from '../../../parts/styles.ts';

interface LectureRowProps {
  to: string;
  lecture: Lecture;
  /** From 1. */
  number: number;
  isCurrent: boolean;
  isStaff: boolean;
  /** Router state passed along with the address. */
  state: object;
}

/** One row of the course content: number, title, length, and a tick when it is completed. */
export function LectureRow({ to, lecture, number, isCurrent, isStaff, state }: LectureRowProps) {
  const isDone = lecture.progress?.isCompleted ?? false;
  return (
    <li>
      <Row to={to} replace state={state} aria-current={isCurrent ? 'true' : undefined}>
        <Mark $isDone={isDone}>
          {isDone ? <Icon name="check" size={16} label="Completed" /> : <Icon name="play" size={12} isFilled />}
        </Mark>
        <Title>
          {number}. {lecture.title}
        </Title>
        <NumberCaption>
          {isStaff && lecture.isPreview ? <Icon name="eye" size={16} label="Free preview" /> : null}
          {lengthOf(lecture, isStaff)}
        </NumberCaption>
      </Row>
    </li>
  );
}

/** Staff see what learners do not, and the progress of a video's preparation (decisions C16, L5). */
function lengthOf({ durationSeconds, youtubeLink, state, percent, hidden }: Lecture, isStaff: boolean) {
  if (state === 'failed' && isStaff) return <Badge tone="danger">Failed</Badge>;
  if (hidden === 'draft') return <Badge tone="warning">Draft</Badge>;
  if (isOnItsWay(state) && isStaff) {
    const text = state === 'uploading' ? 'Uploading' : 'Processing';
    return (
      <Badge tone="warning">
        {text} {Math.floor(percent)}%
      </Badge>
    );
  }
  if (durationSeconds > 0) return <Duration seconds={durationSeconds} />;
  return youtubeLink.trim() ? 'YouTube' : '';
}

const Row = styled(Link)`
  position: relative;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  ${lectureLink}
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
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
