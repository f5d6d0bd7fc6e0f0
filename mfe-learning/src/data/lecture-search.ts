import { keepPreviousData } from '@tanstack/react-query';
import { searchLectures } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import type { LectureMatch } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import { useEffect, useState } from 'react';

const pauseMs = 200;

/** The value, debounced. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** A match with its lecture in the list that is shown. */
export interface LectureResult extends LectureMatch {
  lecture: Lecture;
  /** '' for a section without a name. */
  section: string;
}

/** Staff who view the course as a learner get matches of lectures that the list does not show: these are left out. */
function resultsOf({ course, lectures }: LectureList, matches: readonly LectureMatch[]): LectureResult[] {
  const byId = new Map(lectures.map((lecture) => [lecture._id, lecture]));
  const sectionOf = new Map(course.sections.flatMap(({ title, lectures: ids }) => ids.map((id) => [id, title])));
  return matches.flatMap((match) => {
    const lecture = byId.get(match.lectureId);
    return lecture ? [{ ...match, lecture, section: sectionOf.get(match.lectureId) ?? '' }] : [];
  });
}

/** Searches the course while one types. The results of the last search stay until those of the next arrive. */
export function useLectureSearch(list: LectureList, text: string) {
  const typed = text.trim();
  const q = useDebounced(typed);
  const courseId = list.course._id;
  const query = useCall(searchLectures, {
    key: keys.lectureSearch(courseId, q),
    params: { courseId },
    query: { q },
    enabled: q !== '' && typed !== '',
    placeholderData: keepPreviousData,
    // A search is repeated by hand, with the button beside the error.
    retry: false,
  });
  return {
    query,
    /** What was searched. */
    q,
    results: query.data && resultsOf(list, query.data),
    isCut: query.data?.length === limits.lectureMatches,
    /** The results are of what is in the field. */
    isCurrent: q === typed && query.isSuccess && !query.isPlaceholderData,
  };
}

/** Where a match leads to in its lecture: the second of a film, or the paragraph of an article. */
export const positionOf = ({ source }: LectureMatch): number | undefined =>
  source.kind === 'transcript' ? source.atSeconds : source.kind === 'article' ? source.paragraph : undefined;
