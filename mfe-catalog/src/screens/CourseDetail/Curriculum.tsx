import type { CourseDetail } from '@vidya/contracts/course';
import { count, duration } from '@vidya/contracts/format';
import { texts } from '@vidya/contracts/texts';
import { Badge, Button, Icon } from '@vidya/shared-ui';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lengthInWords, totalSeconds } from '../../data/length.ts';

/** More would push everything else off the page; the rest is one press away. */
const shownAtFirst = 10;

/** Every lecture with its length. */
export function Curriculum({ course }: { course: CourseDetail }) {
  const [isWhole, setWhole] = useState(false);
  const { lectures } = course;
  if (lectures.length === 0) return <Muted>{texts.lecture.noLecture}</Muted>;
  const seconds = totalSeconds(lectures);
  const shown = isWhole ? lectures : lectures.slice(0, shownAtFirst);
  return (
    <>
      <Muted>
        {lectures.length === 1 ? '1 lecture' : `${count(lectures.length)} lectures`}
        {seconds > 0 ? `, ${lengthInWords(seconds)} in all` : ''}
      </Muted>
      <List role="list">
        {shown.map((lecture, index) => (
          <li key={lecture._id}>
            <Icon name="play" size={16} />
            <span>
              {index + 1}. {lecture.title}
            </span>
            {lecture.isPreview ? <Badge tone="success">Free preview</Badge> : null}
            {lecture.durationSeconds > 0 ? <Length>{duration(lecture.durationSeconds)}</Length> : null}
          </li>
        ))}
      </List>
      {shown.length < lectures.length ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show all {count(lectures.length)} lectures
        </Button>
      ) : null}
    </>
  );
}

const Muted = styled.p`
  color: ${color.inkMuted};
`;

const List = styled.ol`
  margin: ${space[4]} 0;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  svg {
    color: ${color.primary};
  }
`;

const Length = styled.span`
  ${type.small}
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
