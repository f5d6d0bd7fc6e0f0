import type { IconName } from '@vidya/shared-ui';
import { clock } from '../../../data/player/resume.ts';

/** How a note names its place: in a film by the second, in an article by the number of the paragraph. */
export interface NoteUnit {
  /** 'Note at …' */
  text: (at: number) => string;
  /** What its link does. */
  link: (at: number) => string;
  /** '… leads back to …' */
  origin: string;
  icon: IconName;
}

export const noteUnits: Record<'second' | 'paragraph', NoteUnit> = {
  second: { text: clock, link: (at) => `Play from ${clock(at)}`, origin: 'its moment of the video', icon: 'play' },
  paragraph: {
    text: (at) => `paragraph ${Math.max(1, at)}`,
    link: (at) => `Go to paragraph ${Math.max(1, at)}`,
    origin: 'its paragraph',
    icon: 'book',
  },
};
