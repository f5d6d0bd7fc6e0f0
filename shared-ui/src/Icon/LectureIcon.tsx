import type { LectureKind } from '@vidya/contracts/rules/course/lecture-source';
import { Icon, type IconName } from './Icon.tsx';

const icons: Record<LectureKind, IconName> = {
  video: 'play',
  link: 'play',
  article: 'book',
  files: 'file',
  quiz: 'quiz',
};

/** What a lecture is: a film to play, a text to read, files to work with, questions. Decoration: the text beside it says so too. */
export const LectureIcon = ({ kind, size }: { kind: LectureKind; size: 12 | 16 }) => (
  <Icon name={icons[kind]} size={size} isFilled={icons[kind] === 'play'} />
);
