import type { LectureNote } from '@vidya/contracts/calls/learning';
import { Icon, IconButton } from '@vidya/shared-ui';
import type { Drafts } from '../../../data/drafts.ts';
import type { NoteUnit } from './note-units.ts';
import { TextForm } from './TextForm.tsx';
import { useOpener } from './text-hooks.ts';
import { Card, Head, Moment, Text } from './text-styles.ts';

interface NoteItemProps {
  lectureId: string;
  note: LectureNote;
  unit: NoteUnit;
  /** Moves the player to a position in seconds; null when the player cannot be moved. */
  onSeek: ((seconds: number) => void) | null;
  drafts: Drafts;
  onSave: (body: string) => Promise<boolean>;
  onDelete: () => void;
}

/** Of the draft that changes a note. */
export const editKey = (noteId: string): string => `edit ${noteId}`;

/** One note: its place is a button that leads back there. */
export function NoteItem({ lectureId, note, unit, onSeek, drafts, onSave, onDelete }: NoteItemProps) {
  const { atSeconds, body } = note;
  const draftKey = editKey(note._id);
  const isOpen = drafts.has(draftKey);
  const opener = useOpener(isOpen);
  const edit = (): void => drafts.write(draftKey, { body, atSeconds, before: body, lectureId, note });
  return (
    <Card>
      <Head>
        {onSeek ? (
          <Moment type="button" aria-label={unit.link(atSeconds)} onClick={() => onSeek(atSeconds)}>
            <Icon name={unit.icon} size={12} isFilled={unit.icon === 'play'} />
            {unit.text(atSeconds)}
          </Moment>
        ) : (
          <span>{atSeconds > 0 ? `At ${unit.text(atSeconds)}` : 'Note'}</span>
        )}
        <IconButton icon="edit" size="small" label="Edit this note" ref={opener} onClick={edit} disabled={isOpen} />
        <IconButton icon="trash" size="small" label="Delete this note" onClick={onDelete} />
      </Head>
      {isOpen ? (
        <TextForm
          kind="note"
          label="Change this note"
          drafts={drafts}
          draftKey={draftKey}
          onSend={onSave}
          isCancellable
        />
      ) : (
        <Text>{body}</Text>
      )}
    </Card>
  );
}
