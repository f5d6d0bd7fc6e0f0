import type { LectureMatch } from '@vidya/contracts/calls/watching';
import { limits } from '@vidya/contracts/rules/limits';
import { textOf } from '../../course/port/search-text.ts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { entitlementOf } from '../../policy/entitlement.ts';
import type { LectureParts } from '../lecture-parts.ts';
import { type Candidate, rankedCandidates } from './candidates.ts';
import type { LectureSearchStore, LongText } from './lecture-search.store.ts';
import { createWordMatcher, type WordMatcher } from './word-matcher.ts';

interface SearchParts extends Pick<LectureParts, 'store'> {
  texts: LectureSearchStore;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
}

export type LectureSearch = ReturnType<typeof createLectureSearch>;

/** The search in a course. */
export function createLectureSearch({ store, texts, enrolments }: SearchParts) {
  return {
    /** Throws 401, 403 and 404 as the list of lectures does. A search without letters and digits has no matches. */
    async searchLectures(courseId: string, q: string, caller: Caller | null): Promise<LectureMatch[]> {
      const entitlement = await entitlementOf(await store.findCourse(courseId), caller, enrolments);
      const words = textOf(q);
      if (words.length === 0) return [];
      const scope = { courseId, isStaff: entitlement === 'staff' };
      const matcher = createWordMatcher(words);
      const longTexts = await texts.listLongTexts(scope, words);
      const best = rankedCandidates(await texts.listTexts(scope), longTexts, matcher).slice(0, limits.lectureMatches);
      const lines = await texts.readLines(best.flatMap(({ longText }) => longText ?? []));
      return best.map((candidate) =>
        matchOf(candidate, candidate.longText && lines.get(candidate.longText.id), matcher),
      );
    },
  };
}

type Lines = { plain: string; positions: number[] } | undefined;

function matchOf(
  { lectureId, kind, text, mask, longText }: Candidate,
  lines: Lines,
  matcher: WordMatcher,
): LectureMatch {
  if (longText) {
    const { line, excerpt } = matcher.passageIn((lines?.plain ?? '').split('\n'), mask);
    return { lectureId, source: sourceAt(longText, lines?.positions[line]), excerpt };
  }
  if (kind !== 'description') return { lectureId, source: { kind }, excerpt: matcher.marked(text) };
  return { lectureId, source: { kind }, excerpt: matcher.passageIn(text.split('\n'), mask).excerpt };
}

const sourceAt = ({ kind, language }: LongText, position: number | undefined): LectureMatch['source'] =>
  kind === 'article' ? { kind, paragraph: position ?? 1 } : { kind, atSeconds: position ?? 0, language };
