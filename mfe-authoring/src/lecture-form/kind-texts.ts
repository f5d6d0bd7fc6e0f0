import type { IconName } from '@vidya/shared-ui';
import type { FormKind } from '../data/lecture/form-kinds.ts';

interface KindTexts {
  icon: IconName;
  /** Its name in the choice. */
  choice: string;
  /** What a free preview is; null for a kind that can be none. */
  preview: string | null;
  /** The end of a sentence about publishing it. */
  draft: string;
}

export const kindTexts: Record<FormKind, KindTexts> = {
  video: {
    icon: 'video',
    choice: 'Video or link',
    preview: 'Anybody can watch this lecture before buying.',
    draft: 'learners see it as soon as its video is ready.',
  },
  article: {
    icon: 'book',
    choice: 'Article',
    preview: 'Anybody can read this article before buying.',
    draft: 'learners see it at once.',
  },
  files: {
    icon: 'file',
    choice: 'Files',
    preview: 'Anybody can download these files before buying.',
    draft: 'learners see them at once.',
  },
  quiz: {
    icon: 'quiz',
    choice: 'Quiz',
    preview: null,
    draft: 'learners can take it at once.',
  },
};
