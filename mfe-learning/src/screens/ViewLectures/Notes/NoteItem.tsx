import type { LectureNote } from '@vidya/contracts/calls/learning';
import { Icon, IconButton } from '@vidya/shared-ui';
import type { Drafts } from '../../../data/drafts.ts';
import { clock } from '../../../data/player/resume.ts';
import { TextForm } from './TextForm.tsx';
import { useEditing } from './text-hooks.ts';
import { Card, Head, Moment, Text } from './text-styles.ts';

interface NoteItemProps {
  note: LectureNote;
  /** Moves the player to a position in seconds; null when the player cannot be moved. */
  onSeek: ((seconds: number) => void) | null;
  drafts: Drafts;
  /** Resolves to false when the note could not be saved. */
  onSave: (body: string) => Promise<boolean>;
  isSaving: boolean;
  onDelete: () => void;
}

/** One note: its time is a button that returns to that moment of the video. */
export function NoteItem({ note, onSeek, drafts, onSave, isSaving, onDelete }: NoteItemProps) {
  const { atSeconds } = note;
  const key = `edit ${note._id}`;
  const { body } = drafts.of(key);
  const editing = useEditing(body !== '', () => drafts.forget(key));
  const write = (next: string): void => drafts.write(key, { body: next, atSeconds, before: note.body });
  const edit = (): void => {
    write(note.body);
    editing.open();
  };
  return (
    <Card>
      <Head>
        {onSeek ? (
          <Moment type="button" aria-label={`Play from ${clock(atSeconds)}`} onClick={() => onSeek(atSeconds)}>
            <Icon name="play" size={12} isFilled />
            {clock(atSeconds)}
          </Moment>
        ) : (
          <span>{atSeconds > 0 ? `At ${clock(atSeconds)}` : 'Note'}</span>
        )}
        <IconButton
          icon="edit"
          size="small"
          label="Edit this note"
          ref={editing.opener}
          onClick={edit}
          disabled={editing.isOpen}
        />
        <IconButton icon="trash" size="small" label="Delete this note" onClick={onDelete} />
      </Head>
      {editing.isOpen ? (
        <TextForm
          kind="note"
          label="Change this note"
          body={body}
          onChange={write}
          onSend={(next) => void editing.closeAfter(onSave(next))}
          isBusy={isSaving}
          onCancel={editing.close}
        />
      ) : (
        <Text>{note.body}</Text>
      )}
    </Card>
  );
}
