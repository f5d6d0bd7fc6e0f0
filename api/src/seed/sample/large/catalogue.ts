import { languages, levels } from '@vidya/contracts/texts/choices';
import { HISTORY_START, momentBetween } from '../dates.ts';
import type { SeedCourse, SeedUser } from '../demo-data.ts';
import { idFor, type Random, randomFrom } from '../random.ts';
import { INSTRUCTOR_EVERY } from './batch.ts';
import { ANGLES, FIRST_NAMES, LAST_NAMES, TOPICS } from './topics.ts';

export const largeUserId = (index: number): string => idFor(`large-user:${index}`);
const largeCourseId = (index: number): string => idFor(`large-course:${index}`);

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no element');
  return item;
}

/** The user at `index` of the benchmark data; the email addresses differ from those of the demo. */
export function largeUser(index: number, until: Date): SeedUser {
  const random = randomFrom(`large-user:${index}`);
  const fullName = `${at(FIRST_NAMES, index)} ${at(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))}`;
  return {
    id: largeUserId(index),
    email: `person${index}@bench.vidya.example`,
    fullName,
    role: index % INSTRUCTOR_EVERY === 0 ? 'INSTRUCTOR' : 'USER',
    contact: '',
    linkedin: '',
    address: '',
    createdAt: momentBetween(HISTORY_START, until, random() * 0.5),
  };
}

/** The course at `index`, taught by one of the instructors among `users` people. */
export function largeCourse(index: number, users: number, until: Date): SeedCourse {
  const random = randomFrom(`large-course:${index}`);
  const category = at(Object.keys(TOPICS), index);
  const topic = at(TOPICS[category] ?? [], Math.floor(random() * 997));
  const angle = at(ANGLES, Math.floor(random() * 997));
  const createdAt = momentBetween(HISTORY_START, until, random());
  return {
    id: largeCourseId(index),
    key: `large-${index}`,
    title: `${topic} ${angle}, Part ${index + 1}`,
    description: describe(category, random),
    category,
    level: at(levels, Math.floor(random() * 3)),
    language: at(languages, Math.floor(random() ** 2 * languages.length)),
    price: index % 12 === 0 ? 0 : 199 + Math.floor(random() * 60) * 100,
    discount: index % 3 === 0 ? 0 : Math.floor(random() * 15) * 5,
    accessDays: 365,
    instructorId: largeUserId(Math.floor(random() * Math.ceil(users / INSTRUCTOR_EVERY)) * INSTRUCTOR_EVERY),
    status: 'published',
    createdAt,
    updatedAt: momentBetween(createdAt, until, random()),
  };
}

function describe(category: string, random: Random): string {
  const topics = TOPICS[category] ?? [];
  const items = Array.from({ length: 4 }, () => at(topics, Math.floor(random() * 997)));
  const list = items.map((item) => `<li>${item}, with exercises and a worked solution</li>`).join('');
  return `<p>A course of the benchmark catalogue in ${category.replaceAll('-', ' ')}, as long as a real one is.</p><h3>Syllabus</h3><ul>${list}</ul><p>Each part closes with a small project that is reviewed against a checklist.</p>`;
}
