import type { LectureTexts, LongText } from './lecture-search.store.ts';
import type { WordMatcher } from './word-matcher.ts';

/** A text of a lecture that has some of the words. */
export type Candidate = { lectureId: string; mask: number } & (
  | { kind: 'title' | 'section' | 'file' | 'description'; text: string; longText?: undefined }
  | { kind: LongText['kind']; text?: undefined; longText: LongText }
);

/** From the best; of equal ones the lectures' order decides. */
const ranks: Record<Candidate['kind'], number> = {
  title: 0,
  section: 1,
  file: 2,
  description: 3,
  article: 3,
  transcript: 4,
};
const rankOf = ({ kind }: Candidate): number => ranks[kind];

/** The texts of one lecture; that of its section apart, which all its lectures share. */
interface Sources {
  section: number;
  own: Candidate[];
}

function ownSources(lecture: LectureTexts, longTexts: readonly LongText[], matcher: WordMatcher): Candidate[] {
  const { id: lectureId, title, files, description } = lecture;
  const short = [
    { kind: 'title' as const, text: title },
    ...files.map((text) => ({ kind: 'file' as const, text })),
    { kind: 'description' as const, text: description },
  ].map((one) => ({ ...one, lectureId, mask: matcher.maskIn(one.text) }));
  const long = longTexts.map((longText) => ({ kind: longText.kind, lectureId, mask: longText.mask, longText }));
  return [...short, ...long].filter(({ mask }) => mask > 0);
}

/** Each text with all words; of a lecture's transcripts one. */
function wholeIn(own: readonly Candidate[], all: number): Candidate[] {
  const whole = own.filter(({ mask }) => mask === all);
  const first = whole.find(({ kind }) => kind === 'transcript');
  return whole.filter((one) => one.kind !== 'transcript' || one === first);
}

/** Words in several texts of a lecture: the least relevant text that any word needs. */
function togetherIn({ own, section }: Sources, all: number): Candidate[] {
  const union = own.reduce((mask, one) => mask | one.mask, section);
  if (union !== all || section === all) return [];
  const sorted = own.toSorted((one, other) => rankOf(one) - rankOf(other));
  let missing = all & ~section;
  const needed = sorted.filter(({ mask }) => {
    const isNeeded = (mask & missing) > 0;
    missing &= ~mask;
    return isNeeded;
  });
  return needed.slice(-1);
}

/** The texts that lead to what is looked for, best first. `lectures` are in the order of the course. */
export function rankedCandidates(
  lectures: readonly LectureTexts[],
  longTexts: readonly LongText[],
  matcher: WordMatcher,
): Candidate[] {
  const byLecture = Map.groupBy(longTexts, ({ lectureId }) => lectureId);
  const sections = new Map<string, number>();
  const candidates = lectures.flatMap((lecture) => {
    const { id, sectionId, sectionTitle } = lecture;
    const isFirst = !sections.has(sectionId);
    const section = sections.get(sectionId) ?? matcher.maskIn(sectionTitle);
    sections.set(sectionId, section);
    const own = ownSources(lecture, byLecture.get(id) ?? [], matcher);
    const whole = wholeIn(own, matcher.all);
    const ofSection: Candidate[] =
      isFirst && section === matcher.all ? [{ lectureId: id, kind: 'section', text: sectionTitle, mask: section }] : [];
    return [...ofSection, ...(whole.length > 0 ? whole : togetherIn({ own, section }, matcher.all))];
  });
  return candidates.toSorted((one, other) => rankOf(one) - rankOf(other));
}
