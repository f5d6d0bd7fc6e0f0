import { type LectureNote, learningLimits } from '@vidya/contracts/calls/learning';
import { Icon, IconButton } from '@vidya/shared-ui';
import { useState } from 'react';
import type { Draft } from '../../../data/drafts.ts';
import { clock } from '../../../data/player/resume.ts';
import { useFocusBack } from '../focus-back.ts';
import { TextForm } from './TextForm.tsx';
import { Card, Head, Moment, Text } from './text-styles.ts';

interface NoteItemProps {
  note: LectureNote;
  /** Moves the player to a position in seconds; null when the player cannot be moved. */
  onSeek: ((seconds: number) => void) | null;
  draft: Draft;
  onWrite: (body: string) => void;
  onForget: () => void;
  /** Resolves to false when the note could not be saved. */
  onSave: (body: string) => Promise<boolean>;
  isSaving: boolean;
  onDelete: () => void;
}

/** One note: its time is a button that returns to that moment of the video. */
export function NoteItem({ note, onSeek, draft, onWrite, onForget, onSave, isSaving, onDelete }: NoteItemProps) {
  const [isEditing, setEditing] = useState(draft.body !== '');
  const opener = useFocusBack(isEditing);
  const stop = (): void => {
    onForget();
    setEditing(false);
  };
  const save = async (body: string): Promise<void> => {
    if (await onSave(body)) stop();
  };
  const edit = (): void => {
    onWrite(note.body);
    setEditing(true);
  };
  return (
    <Card>
      <Head>
        <At seconds={note.atSeconds} onSeek={onSeek} />
        <IconButton icon="edit" size="small" label="Edit this note" ref={opener} onClick={edit} disabled={isEditing} />
        <IconButton icon="trash" size="small" label="Delete this note" onClick={onDelete} />
      </Head>
      {isEditing ? (
        <TextForm
          kind="note"
          label="Change this note"
          max={learningLimits.note}
          body={draft.body}
          onChange={onWrite}
          onSend={(body) => void save(body)}
          sendLabel="Save Note"
          isBusy={isSaving}
          onCancel={stop}
          isFocused
        />
      ) : (
        <Text>{note.body}</Text>
      )}
    </Card>
  );
}

function At({ seconds, onSeek }: { seconds: number; onSeek: NoteItemProps['onSeek'] }) {
  if (onSeek) {
    return (
      <Moment type="button" aria-label={`Play from ${clock(seconds)}`} onClick={() => onSeek(seconds)}>
        <Icon name="play" size={12} isFilled />
        {clock(seconds)}
      </Moment>
    );
  }
  return <span>{seconds > 0 ? `At ${clock(seconds)}` : 'Note'}</span>;
}
