import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, EmptyState } from '@vidya/shared-ui';
import { type Drafts, withDrafted } from '../../../data/drafts.ts';
import { type Place, useNoteChanges, useNotes } from '../../../data/learning.ts';
import { type Playhead, usePlaybackSecond } from '../../../data/player/playhead.ts';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
import { editKey, NoteItem } from './NoteItem.tsx';
import type { NoteUnit } from './note-units.ts';
import { TextForm } from './TextForm.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { useDeletion } from './text-hooks.ts';
import { Column, List } from './text-styles.ts';

interface NotesProps {
  place: Place;
  /** Null when the player does not report its position: notes then have no time. */
  playhead: Playhead | null;
  unit: NoteUnit;
  drafts: Drafts;
}

/** The person's own notes, each linked to the moment of the video or the paragraph at which it was written. */
export function Notes({ place, playhead, unit, drafts }: NotesProps) {
  const notes = useNotes(place);
  const { add, edit, remove } = useNoteChanges(place);
  const { frame, askToDelete, dialog } = useDeletion('delete-note', remove.mutateAsync, (id) =>
    drafts.forget(editKey(id)),
  );
  if (notes.isPending) return <TextSkeleton label="Loading your notes" />;
  if (notes.isLoadingError) {
    const title = 'Your notes could not be loaded';
    return <LoadFailed query={notes} title={title} titleAs="h2" fallback={texts.account.fallback} />;
  }
  const shown = withDrafted(
    notes.data,
    drafts.in(place.lectureId).map(({ note }) => note),
  );
  return (
    <Column ref={frame} tabIndex={-1}>
      <NewNote lectureId={place.lectureId} playhead={playhead} unit={unit} drafts={drafts} onAdd={add.mutateAsync} />
      {shown.length > 0 ? (
        <List role="list" aria-label="Your notes">
          {shown.map((note) => (
            <li key={note._id}>
              <NoteItem
                lectureId={place.lectureId}
                note={note}
                unit={unit}
                onSeek={playhead?.seek ?? null}
                drafts={drafts}
                onSave={(body) => edit.mutateAsync({ noteId: note._id, body })}
                onDelete={() => askToDelete(note._id)}
              />
            </li>
          ))}
        </List>
      ) : (
        <EmptyState title="No notes yet" titleAs="h2">
          What you write down here is for your eyes only{playhead ? `, and leads back to ${unit.origin}` : ''}.
        </EmptyState>
      )}
      <ConfirmDialog
        {...dialog}
        title="Delete this note?"
        lines={[texts.dialog.cannotUndo]}
        confirmLabel="Delete Note"
      />
    </Column>
  );
}

interface NewNoteProps {
  lectureId: string;
  playhead: Playhead | null;
  unit: NoteUnit;
  drafts: Drafts;
  onAdd: (note: { atSeconds: number; body: string }) => Promise<boolean>;
}

/** 'Note at 02:15': the time follows the video until the first letter, and then stays with the note. */
function NewNote({ lectureId, playhead, unit, drafts, onAdd }: NewNoteProps) {
  const second = usePlaybackSecond(playhead);
  const draftKey = `note ${lectureId}`;
  const draft = drafts.of(draftKey);
  const atSeconds = draft.body ? draft.atSeconds : (second ?? 0);
  return (
    <TextForm
      kind="note"
      label={second === null ? 'Note' : `Note at ${unit.text(atSeconds)}`}
      help="Only you can read it."
      drafts={drafts}
      draftKey={draftKey}
      draftOf={{ atSeconds }}
      onSend={(body) => onAdd({ atSeconds, body })}
    />
  );
}
