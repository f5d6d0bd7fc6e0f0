import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { addNote, deleteNote, editNote, type LectureNote, listNotes } from '@vidya/contracts/calls/learning';

/** A lecture, and the course it belongs to. */
export interface Place {
  courseId: string;
  lectureId: string;
}

const paramsOf = ({ courseId, lectureId }: Place) => ({ courseId, lectureId });

/** The person's own notes, in the order of the video. */
export function useNotes(place: Place) {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.notes(place.lectureId),
    queryFn: async ({ signal }) => (await send(listNotes, { params: paramsOf(place), signal })).data,
  });
}

const inOrder = (notes: LectureNote[]): LectureNote[] => notes.toSorted((one, two) => one.atSeconds - two.atSeconds);

/** Each mutation returns false when it failed; the person has then seen the error, and nothing has changed. */
export function useNoteChanges(place: Place) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const show = (change: (notes: LectureNote[]) => LectureNote[]): void => {
    queries.setQueryData<LectureNote[]>(keys.notes(place.lectureId), (notes) => notes && change(notes));
  };
  const params = paramsOf(place);
  return {
    add: useMutation({
      mutationFn: async (body: { atSeconds: number; body: string }) => {
        const response = await run(send(addNote, { params, body }), { failure: 'Error In Saving Your Note' });
        if (response) show((notes) => inOrder([...notes, response.data]));
        return response !== null;
      },
    }),
    edit: useMutation({
      mutationFn: async ({ noteId, body }: { noteId: string; body: string }) => {
        const work = send(editNote, { params: { ...params, noteId }, body: { body } });
        const response = await run(work, { failure: 'Error In Saving Your Note' });
        if (response) show((notes) => notes.map((note) => (note._id === noteId ? response.data : note)));
        return response !== null;
      },
    }),
    remove: useMutation({
      mutationFn: async (noteId: string) => {
        const work = send(deleteNote, { params: { ...params, noteId } });
        const response = await run(work, { failure: 'Error In Deleting Your Note' });
        if (response) show((notes) => notes.filter((note) => note._id !== noteId));
        return response !== null;
      },
    }),
  };
}
