import type { Random } from '../../../api/src/seed/sample/random.ts';
import type { Timeline } from './timeline.ts';

/** What the site has confirmed to a buyer: it must outlive every fault. */
interface Purchase {
  userId: string;
  courseId: string;
  paymentId: string;
}

/** A lecture whose author was told that it is saved. */
export interface SavedFilm {
  lectureId: string;
  /** SHA-256 of the film, hexadecimal. */
  hash: string;
}

/** A virtual user with a session. */
export interface Person {
  userId: string;
  /** Cookie and token headers. */
  headers: Record<string, string>;
  /** What this person will buy, in this order. */
  courses: string[];
}

export const kinds = ['buying', 'browsing', 'playing', 'writing'] as const;
export type Kind = (typeof kinds)[number];

/** What the site has confirmed to people. */
export interface Confirmed {
  purchases: Purchase[];
  /** Ids of notes. */
  notes: string[];
  films: SavedFilm[];
}

export interface Crowd {
  /** The site's address. */
  site: string;
  random: Random;
  betweenPurchasesMs: number;
  timelines: Record<Kind, Timeline>;
  confirmed: Confirmed;
  isOver: () => boolean;
  /** Waits, at most until the bench is over. */
  rest: (ms: number) => Promise<void>;
  /** Repeats the work until it resolves with a value. Resolves with null when the bench is over. */
  untilDone<Value>(againMs: number, work: () => Promise<Value | null>): Promise<Value | null>;
}
