import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { youtubeId } from '@vidya/contracts/rules/youtube';

export const blankLecture = {
  title: '',
  description: '',
  youtubeLink: '',
  isPreview: false,
  /** Not published: hidden from learners (decision C16). */
  isDraft: false,
};

export type LectureFields = typeof blankLecture;

export type LectureField = 'title' | 'video' | 'youtubeLink' | 'captions' | 'creator';

export const fieldsOfLecture = ({ title, description, youtubeLink, isPreview, authoring }: Lecture): LectureFields => ({
  title,
  description,
  youtubeLink,
  isPreview,
  isDraft: authoring?.status === 'draft',
});

/** The rules of section 5; a link that names no YouTube video is a problem too. */
export function lectureFormProblems(form: Parameters<typeof lectureProblems>[0]): Problem<LectureField>[] {
  const problems: Problem<LectureField>[] = lectureProblems(form);
  const isWrongLink = form.youtubeLink.trim() !== '' && youtubeId(form.youtubeLink) === null;
  return isWrongLink ? [...problems, { field: 'youtubeLink', message: 'Provide Valid Youtube Link' }] : problems;
}
