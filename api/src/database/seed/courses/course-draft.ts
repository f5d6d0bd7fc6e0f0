import type { Language, Level } from '@vidya/contracts/course';
import type { SeedCourseStatus } from '../demo-data.ts';

/** Title, one to three sentences, and a YouTube address where the lecture has no video of ours. */
export type LectureDraft = readonly [title: string, description: string, youtubeLink?: string];

/** A course as written by hand; ids, dates and media are added by the builder. */
export interface CourseDraft {
  key: string;
  title: string;
  category: string;
  level: Level;
  language: Language;
  price: number;
  discount: number;
  instructor: string;
  status?: SeedCourseStatus;
  /** Days one purchase lasts; 365 when left out. */
  accessDays?: number;
  /** When it was created: 0 is the first day of the history, 1 the day of seeding. */
  launched: number;
  /** How much more often than average it is bought; 1 when left out. */
  popularity?: number;
  /** Mean of its ratings before noise; null for a course that nobody has rated. */
  quality: number | null;
  description: string;
  lectures: readonly LectureDraft[];
}
