import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { youtubeId } from '@vidya/contracts/rules/youtube';

export interface LectureFields {
  title: string;
  description: string;
  youtubeLink: string;
  isPreview: boolean;
  /** Not published: hidden from learners (decision C16). */
  isDraft: boolean;
}

export type LectureField = 'title' | 'video' | 'youtubeLink' | 'captions' | 'creator';

export const blankLecture: LectureFields = {
  title: '',
  description: '',
  youtubeLink: '',
  isPreview: false,
  isDraft: false,
};

export const fieldsOfLecture = ({ title, description, youtubeLink, isPreview, authoring }: Lecture): LectureFields => ({
  title,
  description,
  youtubeLink,
  isPreview,
  isDraft: authoring?.status === 'draft',
});

const trimmed = (value: string | boolean): string | boolean => (typeof value === 'string' ? value.trim() : value);

const names = Object.keys(blankLecture) as (keyof LectureFields)[];

/** The fields in which two versions differ. Trims, because the server trims text too. */
export const changedLectureFields = (one: LectureFields, other: LectureFields): (keyof LectureFields)[] =>
  names.filter((name) => trimmed(one[name]) !== trimmed(other[name]));

/** The changes made here on top of `theirs`: a field not changed here takes their value. */
export function mergedLecture(read: LectureFields, mine: LectureFields, theirs: LectureFields): LectureFields {
  const kept = changedLectureFields(read, mine).map((name) => [name, mine[name]]);
  return { ...theirs, ...(Object.fromEntries(kept) as Partial<LectureFields>) };
}

interface Circumstances {
  hasVideo: boolean;
  creatorName: string;
}

/** The rules of section 5; a link that names no YouTube video is a problem too. */
export function lectureFormProblems(fields: LectureFields, circumstances: Circumstances): Problem<LectureField>[] {
  const problems: Problem<LectureField>[] = lectureProblems({ ...fields, ...circumstances });
  const isWrongLink = fields.youtubeLink.trim() !== '' && youtubeId(fields.youtubeLink) === null;
  return isWrongLink ? [...problems, { field: 'youtubeLink', message: 'Provide Valid Youtube Link' }] : problems;
}
