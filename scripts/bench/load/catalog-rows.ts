import { languages, levels } from '@vidya/contracts/texts/choices';
import { HISTORY_START, momentBetween } from '../../../api/src/seed/sample/dates.ts';
import { ANGLES, FIRST_NAMES, LAST_NAMES, TOPICS } from '../../../api/src/seed/sample/large/topics.ts';
import { pick, type Random, randomFrom } from '../../../api/src/seed/sample/random.ts';

/** Invented subjects: the n-th is n times as rare as the first, as with words in a real catalogue. */
const subjects = 20_000;
const syllables = ['ka', 'vi', 'ra', 'to', 'mi', 'lu', 'sen', 'dar', 'po', 'ne', 'shi', 'gu', 'bal', 'or', 'ty', 'zu'];

export function subject(rank: number): string {
  let word = '';
  for (let rest = rank + syllables.length ** 3; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

const anySubject = (random: Random): string => subject(Math.floor(Math.exp(random() * Math.log(subjects))));

export const instructorName = (index: number): string =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]} ${subject(index % subjects)}`;

const categories = Object.keys(TOPICS);
const until = new Date('2026-01-01T00:00:00Z');

/** A course's columns in the order of `fill`, equal in each run. Most have few ratings, some a thousand. */
export function courseRow(index: number): readonly (string | number | Date)[] {
  const random = randomFrom(`catalogue:${index}`);
  const category = categories[index % categories.length]!;
  const topics = TOPICS[category]!;
  const own = random() < 0.4 ? ` ${anySubject(random)}` : '';
  const items = Array.from(
    { length: 4 },
    () => `<li>${pick(random, topics)} with a worked solution${random() < 0.2 ? ` ${anySubject(random)}` : ''}</li>`,
  );
  const ratingCount = Math.floor(Math.exp(random() * 7) - 1);
  const rating = ratingCount === 0 ? 0 : 2.5 + Math.floor(random() * 26) / 10;
  return [
    `${pick(random, topics)}${own} ${pick(random, ANGLES)}, Part ${index + 1}`,
    `<p>A course of the benchmark catalogue, as long as a real one is.</p><h3>Syllabus</h3><ul>${items.join('')}</ul><p>Each part closes with a small project that is reviewed against a checklist.</p>`,
    category,
    pick(random, levels),
    languages[Math.floor(random() ** 2 * languages.length)]!,
    random() < 0.08 ? 0 : 199 + Math.floor(random() * 60) * 100,
    random() < 0.3 ? 0 : Math.floor(random() * 15) * 5,
    rating,
    ratingCount,
    rating * ratingCount,
    momentBetween(HISTORY_START, until, random()),
  ];
}
