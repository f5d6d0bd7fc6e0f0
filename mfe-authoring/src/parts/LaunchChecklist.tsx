import { color, Icon, Note, space, type, VisuallyHidden } from '@vidya/shared-ui';
import { row, ruledItems } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LaunchItem } from '../data/course/launch-checklist.ts';
import { Panel } from './form-styles.ts';

/** What a course has and lacks before learners can start, with links to what is missing. */
export function LaunchChecklist({ items }: { items: readonly LaunchItem[] }) {
  return (
    <Panel as="section" aria-labelledby="launch-checklist">
      <h2 id="launch-checklist">Launch checklist</h2>
      <List>
        {items.map(({ label, isDone, isAdvice, mend }) => (
          <Item key={label} $isDone={isDone}>
            <Icon name={isDone ? 'check' : isAdvice ? 'info' : 'warning'} size={20} />
            <span>
              {label}
              {isAdvice && !isDone ? <Note as="span"> (recommended)</Note> : null}
              <VisuallyHidden>{isDone ? ' (done)' : ' (missing)'}</VisuallyHidden>
            </span>
            {isDone ? null : (
              <Link to={mend.href} aria-label={`${mend.label}: ${label}`}>
                {mend.label}
              </Link>
            )}
          </Item>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  ${ruledItems}
`;

const Item = styled.li<{ $isDone: boolean }>`
  ${row(3, 1)}
  min-height: 2.75rem;
  padding: ${space[2]} 0;
  color: ${({ $isDone }) => ($isDone ? color.inkMuted : color.ink)};

  svg {
    flex: none;
    color: ${({ $isDone }) => ($isDone ? color.success : color.warning)};
  }
  span {
    flex: 1 1 8rem;
  }
  a {
    margin: -${space[2]} 0;
    padding: ${space[2]} 0;
    ${type.label}
  }
`;
