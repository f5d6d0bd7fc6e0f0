import { Badge, Button, color, Dialog, media, Stack, space, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import type { Conflict } from '../data/conflict-dialog.ts';

/** Another person's saved changes, field by field, and the choice between the two versions. */
export function ConflictDialog({ conflict, what }: { conflict: Conflict; what: 'course' | 'lecture' | 'section' }) {
  const { isOpen, differences, close, takeTheirs, keepMine } = conflict;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`Another author changed this ${what}`}
      actions={
        <>
          <Button variant="secondary" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button onClick={keepMine}>Keep editing mine</Button>
        </>
      }
    >
      <Stack>
        <p>Nothing of yours is saved yet. Their changes:</p>
        <List as="ul" role="list">
          {differences.map(({ field, label, mine, theirs, isContested }) => (
            <li key={field}>
              <Name>
                {label}
                {isContested ? <Badge tone="warning">Changed by both</Badge> : <Badge>Changed by them only</Badge>}
              </Name>
              <Sides>
                <dt>{isContested ? 'Yours' : 'Before'}</dt>
                <dd>{mine}</dd>
                <dt>Theirs</dt>
                <dd>{theirs}</dd>
              </Sides>
            </li>
          ))}
        </List>
        <p>
          <strong>Take theirs</strong> gives up what you changed here. <strong>Keep editing mine</strong> keeps what you
          changed and takes over the rest of theirs; saving then replaces what both of you changed.
        </p>
      </Stack>
    </Dialog>
  );
}

const List = styled(Stack)`
  > li {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
`;

const Name = styled.div`
  ${row(2)}
  ${type.label}
`;

const Sides = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[4]};
  margin: ${space[2]} 0 0;

  dt {
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.tablet} {
    grid-template-columns: 5rem minmax(0, 1fr);
  }
`;
