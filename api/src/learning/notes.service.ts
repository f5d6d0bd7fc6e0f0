import { bodyProblems, type LectureNote, learningLimits } from '@vidya/contracts/calls/learning';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { conflict, notFound, refuse } from '../http/errors.ts';
import type { Caller } from '../http/session.ts';
import type { EnterLecture, Place } from './lecture-entry.ts';
import type { NoteRow, NotesStore } from './notes.store.ts';

/** Private to their writer: nobody else can reach them, not even staff. */
export interface Notes {
  listNotes(place: Place, caller: Caller): Promise<LectureNote[]>;
  addNote(place: Place, note: { atSeconds: number; body: string }, caller: Caller): Promise<LectureNote>;
  editNote(place: Place & { noteId: string }, body: string, caller: Caller): Promise<LectureNote>;
  deleteNote(place: Place & { noteId: string }, caller: Caller): Promise<void>;
}

interface NotesDependencies {
  store: NotesStore;
  enter: EnterLecture;
}

const toNote = ({ id, atSeconds, body, createdAt }: NoteRow): LectureNote => ({
  _id: id,
  atSeconds,
  body,
  writtenAt: createdAt.toISOString(),
});

const missing = () => notFound(apiMessages.learning.noteMissing);

export const createNotes = ({ store, enter }: NotesDependencies): Notes => ({
  async listNotes(place, caller) {
    await enter(place, caller);
    return (await store.listNotes(caller.id, place.lectureId)).map(toNote);
  },
  async addNote(place, { atSeconds, body }, caller) {
    const { lecture } = await enter(place, caller);
    refuse(bodyProblems('note', body));
    if ((await store.countNotes(caller.id, lecture.id)) >= learningLimits.notesPerLecture) {
      throw conflict(apiMessages.learning.tooManyNotes);
    }
    const { durationSeconds } = lecture;
    const within = durationSeconds > 0 ? Math.min(atSeconds, durationSeconds) : atSeconds;
    return toNote(await store.addNote({ userId: caller.id, lectureId: lecture.id, atSeconds: within, body }));
  },
  async editNote({ noteId, ...place }, body, caller) {
    await enter(place, caller);
    refuse(bodyProblems('note', body));
    const note = await store.editNote({ id: noteId, userId: caller.id, lectureId: place.lectureId }, body);
    if (!note) throw missing();
    return toNote(note);
  },
  async deleteNote({ noteId, ...place }, caller) {
    await enter(place, caller);
    if (!(await store.deleteNote({ id: noteId, userId: caller.id, lectureId: place.lectureId }))) throw missing();
  },
});
