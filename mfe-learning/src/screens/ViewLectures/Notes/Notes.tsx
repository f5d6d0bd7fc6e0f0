import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, EmptyState } from '@vidya/shared-ui';
import type { Drafts } from '../../../data/drafts.ts';
import { type Place, useNoteChanges, useNotes } from '../../../data/learning.ts';
import { type Playhead, useSecond } from '../../../data/player/playhead.ts';
import { clock } from '../../../data/player/resume.ts';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
import { NoteItem } from './NoteItem.tsx';
import { TextForm } from './TextForm.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { useDeletion } from './text-hooks.ts';
import { Column, List } from './text-styles.ts';

interface NotesProps {
  place: Place;
  /** Null when the player does not report its position: notes then have no time. */
  playhead: Playhead | null;
  drafts: Drafts;
}

/** The person's own notes, each linked to the moment of the video at which it was written. */
export function Notes({ place, playhead, drafts }: NotesProps) {
  const notes = useNotes(place);
  const { add, edit, remove } = useNoteChanges(place);
  const deletion = useDeletion('delete-note', remove.mutateAsync);
  if (notes.isPending) return <TextSkeleton label="Loading your notes" />;
  if (notes.isLoadingError) {
    const title = 'Your notes could not be loaded';
    return <LoadFailed query={notes} title={title} titleAs="h2" fallback={texts.account.fallback} />;
  }
  const form = { lectureId: place.lectureId, drafts, isBusy: add.isPending, onAdd: add.mutateAsync };
  return (
    <Column>
      {playhead ? <TimedNote {...form} playhead={playhead} /> : <NewNote {...form} second={null} />}
      {notes.data.length > 0 ? (
        <List role="list" aria-label="Your notes" tabIndex={-1} ref={deletion.list}>
          {notes.data.map((note) => (
            <li key={note._id}>
              <NoteItem
                note={note}
                onSeek={playhead?.seek ?? null}
                drafts={drafts}
                onSave={(body) => edit.mutateAsync({ noteId: note._id, body })}
                isSaving={edit.isPending}
                onDelete={() => deletion.ask(note._id)}
              />
            </li>
          ))}
        </List>
      ) : (
        <EmptyState title="No notes yet" titleAs="h2">
          What you write down here is for your eyes only{playhead ? ', and leads back to its moment of the video' : ''}.
        </EmptyState>
      )}
      <ConfirmDialog
        {...deletion.dialog}
        title="Delete this note?"
        lines={[texts.dialog.cannotUndo]}
        confirmLabel="Delete Note"
      />
    </Column>
  );
}

interface NewNoteProps {
  lectureId: string;
  /** The video's position; null when the player does not report it. */
  second: number | null;
  drafts: Drafts;
  isBusy: boolean;
  /** Resolves to false when the note could not be saved. */
  onAdd: (note: { atSeconds: number; body: string }) => Promise<boolean>;
}

function TimedNote({ playhead, ...rest }: Omit<NewNoteProps, 'second'> & { playhead: Playhead }) {
  return <NewNote {...rest} second={useSecond(playhead)} />;
}

/** 'Note at 02:15': the time follows the video until the first letter, and then stays with the note. */
function NewNote({ lectureId, second, drafts, isBusy, onAdd }: NewNoteProps) {
  const key = `note ${lectureId}`;
  const { body, atSeconds: begunAt } = drafts.of(key);
  const atSeconds = body ? begunAt : (second ?? 0);
  const add = async (trimmed: string): Promise<void> => {
    if (await onAdd({ atSeconds, body: trimmed })) drafts.forget(key);
  };
  return (
    <TextForm
      kind="note"
      label={second === null ? 'Note' : `Note at ${clock(atSeconds)}`}
      help="Only you can read it."
      body={body}
      onChange={(next) => drafts.write(key, { body: next, atSeconds })}
      onSend={(trimmed) => void add(trimmed)}
      isBusy={isBusy}
    />
  );
}
