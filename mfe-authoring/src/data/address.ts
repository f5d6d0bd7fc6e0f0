import type { CourseSection, CourseSummary } from '@vidya/contracts/calls/course';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type FormKind, formKindOf } from './lecture/form-kinds.ts';

/** Router state that other screens pass along with the address (section 2, route table). */
type AuthoringState = { courseId?: string; course?: Partial<CourseSummary>; lecture?: Partial<Lecture> } | null;

/** The course and lecture named by the address, or by the router state that came with it (decision R1). */
export function useAuthoringAddress() {
  const [query] = useSearchParams();
  const state = useLocation().state as AuthoringState;
  return {
    courseId: query.get('courseId') ?? state?.courseId ?? state?.course?._id ?? null,
    lectureId: query.get('lectureId') ?? state?.lecture?._id ?? null,
    /** Shown until the server's response arrives. */
    topic: state?.course?.topic ?? '',
  };
}

/** The kind of a new lecture, from the address. */
export function useKindChoice(): [FormKind, (kind: FormKind) => void] {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const choose = (kind: FormKind): void =>
    setQuery((now) => ({ ...Object.fromEntries(now), kind }), { replace: true, state, preventScrollReset: true });
  return [formKindOf(query.get('kind')), choose];
}

/** The section that a new lecture begins in, from the address; the last one if that names none. Undefined in a course of one. */
export function useSectionChoice(sections: readonly CourseSection[]): [string | undefined, (id: string) => void] {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const named = sections.find(({ _id }) => _id === query.get('sectionId'));
  const choose = (sectionId: string): void =>
    setQuery((now) => ({ ...Object.fromEntries(now), sectionId }), { replace: true, state, preventScrollReset: true });
  return [sections.length > 1 ? (named ?? sections.at(-1))?._id : undefined, choose];
}
