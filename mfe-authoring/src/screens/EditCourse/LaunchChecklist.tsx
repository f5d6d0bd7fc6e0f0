import type { CourseDetail } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLectures } from '../../data/course.ts';
import { launchChecklist } from '../../data/launch-checklist.ts';

/** What is there and what is missing before learners can begin; nothing once all is there. */
export function LaunchChecklist({ course }: { course: CourseDetail }) {
  const items = launchChecklist(course, useLectures(course._id).data?.lectures);
  if (items.every(({ isDone }) => isDone)) return null;
  const lacksLecture = items.at(-1)?.isDone === false;
  return (
    <Panel aria-labelledby="launch-checklist">
      <h2 id="launch-checklist">Launch checklist</h2>
      <List>
        {items.map(({ label, isDone }) => (
          <Item key={label} $isDone={isDone}>
            <Icon name={isDone ? 'check' : 'warning'} size={20} />
            {label}
            <VisuallyHidden>{isDone ? ' (done)' : ' (missing)'}</VisuallyHidden>
          </Item>
        ))}
      </List>
      {lacksLecture ? <LectureLink course={course} /> : null}
    </Panel>
  );
}

/** The first lecture is added; those that are being prepared, or failed, are looked at. */
function LectureLink({ course }: { course: CourseDetail }) {
  const isFirst = course.lectures.length === 0;
  const to = isFirst ? paths.addLecture(course._id) : paths.viewLectures(course._id);
  return (
    <Button as={Link} to={to} variant="secondary" size="small">
      {isFirst ? 'Add Lecture' : 'View Lectures'}
    </Button>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  h2 {
    ${type.h3}
  }
  ${media.tablet} {
    padding: ${space[6]} ${space[8]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]} ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, auto);
  }
`;

const Item = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${({ $isDone }) => ($isDone ? color.inkMuted : color.ink)};

  svg {
    flex: none;
    color: ${({ $isDone }) => ($isDone ? color.success : color.warning)};
  }
`;
