import type { LectureNote } from '@vidya/contracts/calls/learning';
import { bodyProblems, learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Caller } from '../http/access/session.ts';
import { conflict, notFound, refuse, unauthorised } from '../http/errors.ts';
import type { EnterLecture, Place } from './lecture-entry.ts';
import type { NoteRow, NotesStore } from './notes.store.ts';

const toNote = ({ id, atSeconds, body, createdAt }: NoteRow): LectureNote => ({
  _id: id,
  atSeconds,
  body,
  writtenAt: createdAt.toISOString(),
});

const missing = () => notFound(apiMessages.learning.noteMissing);

/** Private to their writer, also from staff. */
export const createNotes = ({ store, enter }: { store: NotesStore; enter: EnterLecture }) => ({
  async listNotes(place: Place, caller: Caller) {
    await enter(place, caller);
    return (await store.listNotes(caller.id, place.lectureId)).map(toNote);
  },
  async addNote(place: Place, { atSeconds, body }: Pick<NoteRow, 'atSeconds' | 'body'>, caller: Caller) {
    const { lecture } = await enter(place, caller);
    refuse(bodyProblems('note', body));
    if ((await store.countNotes(caller.id, lecture.id)) >= learningLimits.notesPerLecture) {
      throw conflict(apiMessages.learning.tooManyNotes);
    }
    const { kind, durationSeconds } = lecture;
    // In an article it is the number of a paragraph.
    const within = kind !== 'article' && durationSeconds > 0 ? Math.min(atSeconds, durationSeconds) : atSeconds;
    const note = await store.addNote({ userId: caller.id, lectureId: lecture.id, atSeconds: within, body });
    if (!note) throw unauthorised();
    return toNote(note);
  },
  async editNote({ noteId, ...place }: Place & { noteId: string }, body: string, caller: Caller) {
    await enter(place, caller);
    refuse(bodyProblems('note', body));
    const note = await store.editNote({ id: noteId, userId: caller.id, lectureId: place.lectureId }, body);
    if (!note) throw missing();
    return toNote(note);
  },
  async deleteNote({ noteId, ...place }: Place & { noteId: string }, caller: Caller): Promise<void> {
    await enter(place, caller);
    if (!(await store.deleteNote({ id: noteId, userId: caller.id, lectureId: place.lectureId }))) throw missing();
  },
});

export type Notes = ReturnType<typeof createNotes>;
