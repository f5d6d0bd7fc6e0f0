import type { Passkey } from '@vidya/contracts/calls/passkey';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, Button, Icon, Note, Row, Stack } from '@vidya/shared-ui';
import { EntryItem, EntryName, EntrySign } from './security-styles.ts';

/** One passkey: its name, where it lives, and when it was used. */
export function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt, isSynced, isBackedUp },
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const used = lastUsedAt ? `Last used ${shortDate(lastUsedAt)}` : 'Not used yet';
  return (
    <EntryItem>
      <EntrySign>
        <Icon name="key" size={22} />
      </EntrySign>
      <Stack $gap={1}>
        <EntryName>
          {name} <Badge tone={isBackedUp ? 'success' : 'neutral'}>{placeOf(isSynced, isBackedUp)}</Badge>
        </EntryName>
        <Note>
          Added {shortDate(createdAt)} · {used}
        </Note>
      </Stack>
      <Row $gap={1}>
        <Button variant="quiet" size="small" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </Row>
    </EntryItem>
  );
}

function placeOf(isSynced: boolean, isBackedUp: boolean): string {
  if (isBackedUp) return 'Backed up';
  return isSynced ? 'Not backed up yet' : 'On one device only';
}
