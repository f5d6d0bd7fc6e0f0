import { getRevision, listRevisions } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';

/** Texts by the names of the form's fields. */
export type Texts = Record<string, string>;

/** A course, or with `lectureId` one of its lectures. */
export interface RevisedThing {
  courseId: string;
  lectureId?: string | undefined;
}

const query = ({ lectureId }: RevisedThing) => (lectureId === undefined ? {} : { query: { lectureId } });

/** The saves that changed a text, newest first. */
export function useRevisions(thing: RevisedThing) {
  const { courseId, lectureId } = thing;
  return useCall(listRevisions, { key: keys.revisions(courseId, lectureId), params: { courseId }, ...query(thing) });
}

/** The texts after one of them, which never change; null reads none. */
export function useRevision(thing: RevisedThing, number: number | null) {
  const { courseId, lectureId } = thing;
  return useCall(getRevision, {
    key: keys.revision(courseId, lectureId, number ?? 0),
    params: { courseId, number: String(number) },
    ...query(thing),
    enabled: number !== null,
  });
}
