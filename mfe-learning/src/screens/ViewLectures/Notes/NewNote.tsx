import { learningLimits } from '@vidya/contracts/calls/learning';
import type { Drafts } from '../../../data/drafts.ts';
import { type Playhead, useSecond } from '../../../data/player/playhead.ts';
import { clock } from '../../../data/player/resume.ts';
import { TextForm } from './TextForm.tsx';

interface NewNoteProps {
  lectureId: string;
  playhead: Playhead | null;
  drafts: Drafts;
  isBusy: boolean;
  /** Resolves to false when the note could not be saved. */
  onAdd: (note: { atSeconds: number; body: string }) => Promise<boolean>;
}

/** 'Note at 02:15': the time follows the video until the first letter, and then stays with the note. */
export function NewNote(props: NewNoteProps) {
  const { playhead } = props;
  return playhead ? <TimedNote {...props} playhead={playhead} /> : <NoteForm {...props} second={null} />;
}

function TimedNote({ playhead, ...rest }: NewNoteProps & { playhead: Playhead }) {
  return <NoteForm {...rest} second={useSecond(playhead)} />;
}

type NoteFormProps = Omit<NewNoteProps, 'playhead'> & { second: number | null };

function NoteForm({ lectureId, second, drafts, isBusy, onAdd }: NoteFormProps) {
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
      max={learningLimits.note}
      body={body}
      onChange={(next) => drafts.write(key, { body: next, atSeconds })}
      onSend={(trimmed) => void add(trimmed)}
      sendLabel="Save Note"
      isBusy={isBusy}
    />
  );
}
