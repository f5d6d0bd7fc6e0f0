import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureProblems } from '@vidya/contracts/rules/course-validation';
import type { Problem } from '@vidya/contracts/rules/validation';
import { youtubeId } from '@vidya/contracts/rules/youtube';

export interface LectureFields {
  title: string;
  description: string;
  youtubeLink: string;
  isPreview: boolean;
  /** Not published: learners do not see it (decision C16). */
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

/** The fields in which two states differ; the server trims what is typed. */
export const changedLectureFields = (one: LectureFields, other: LectureFields): (keyof LectureFields)[] =>
  names.filter((name) => trimmed(one[name]) !== trimmed(other[name]));

/** What was typed on top of `theirs`: a field that was left as it was read becomes theirs. */
export function mergedLecture(read: LectureFields, mine: LectureFields, theirs: LectureFields): LectureFields {
  const kept = changedLectureFields(read, mine).map((name) => [name, mine[name]]);
  return { ...theirs, ...(Object.fromEntries(kept) as Partial<LectureFields>) };
}

interface Circumstances {
  hasVideo: boolean;
  creatorName: string;
}

/** Section 5, and a link that leads to no video is none. */
export function lectureFormProblems(fields: LectureFields, circumstances: Circumstances): Problem<LectureField>[] {
  const problems: Problem<LectureField>[] = lectureProblems({ ...fields, ...circumstances });
  const isWrongLink = fields.youtubeLink.trim() !== '' && youtubeId(fields.youtubeLink) === null;
  return isWrongLink ? [...problems, { field: 'youtubeLink', message: 'Provide Valid Youtube Link' }] : problems;
}
