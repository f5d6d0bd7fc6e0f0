import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import type { LectureNote } from '@vidya/contracts/calls/learning';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, EmptyState, ErrorState } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import type { Drafts } from '../../../data/drafts.ts';
import { type Place, useNoteChanges, useNotes } from '../../../data/notes.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { NewNote } from './NewNote.tsx';
import { NoteItem } from './NoteItem.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
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
  const dialog = useDialogEntry('delete-note');
  const [chosenId, choose] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const confirmed = async (): Promise<void> => {
    dialog.close();
    if (chosenId && (await remove.mutateAsync(chosenId))) list.current?.focus();
  };
  if (notes.isPending) return <TextSkeleton label="Loading your notes" />;
  if (notes.isLoadingError) {
    return (
      <ErrorState title="Your notes could not be loaded" titleAs="h2" onRetry={() => void notes.refetch()}>
        {messageOf(notes.error, texts.account.fallback)}
      </ErrorState>
    );
  }
  const show = (note: LectureNote) => (
    <li key={note._id}>
      <NoteItem
        note={note}
        onSeek={playhead?.seek ?? null}
        draft={drafts.of(`edit ${note._id}`)}
        onWrite={(body) => drafts.write(`edit ${note._id}`, { body, atSeconds: note.atSeconds, before: note.body })}
        onForget={() => drafts.forget(`edit ${note._id}`)}
        onSave={(body) => edit.mutateAsync({ noteId: note._id, body })}
        isSaving={edit.isPending}
        onDelete={() => {
          choose(note._id);
          dialog.open();
        }}
      />
    </li>
  );
  return (
    <Column>
      <NewNote
        lectureId={place.lectureId}
        playhead={playhead}
        drafts={drafts}
        isBusy={add.isPending}
        onAdd={add.mutateAsync}
      />
      {notes.data.length > 0 ? (
        <List role="list" aria-label="Your notes" tabIndex={-1} ref={list}>
          {notes.data.map(show)}
        </List>
      ) : (
        <EmptyState title="No notes yet" titleAs="h2">
          What you write down here is for your eyes only{playhead ? ', and leads back to its moment of the video' : ''}.
        </EmptyState>
      )}
      <ConfirmDialog
        isOpen={dialog.isOpen}
        title="Delete this note?"
        lines={[texts.dialog.cannotUndo]}
        confirmLabel="Delete Note"
        onCancel={dialog.close}
        onConfirm={() => void confirmed()}
      />
    </Column>
  );
}
