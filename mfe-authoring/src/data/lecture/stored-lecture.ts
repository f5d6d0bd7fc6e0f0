import type { Lecture } from '@vidya/contracts/calls/lecture';
import { type CaptionLanguage, captionLanguages, isCaptionLanguage } from '@vidya/contracts/rules/captions';
import type { Difference } from '../conflict-dialog.ts';
import { excerpts } from '../conflict-dialog.ts';
import { blankLecture, changedLectureFields, fieldsOfLecture, type LectureFields } from './lecture-fields.ts';

/** The server's version of a lecture, in the form's shape. */
export interface StoredLecture {
  fields: LectureFields;
  captions: { language: CaptionLanguage; src: string }[];
  /** The file name of its video; '' without one. */
  videoName: string;
  /** How often authors saved it; null for a new lecture. */
  version: number | null;
}

export const noLecture: StoredLecture = { fields: blankLecture, captions: [], videoName: '', version: null };

export const storedLecture = (lecture: Lecture): StoredLecture => ({
  fields: fieldsOfLecture(lecture),
  captions: lecture.captions.flatMap(({ language, src }) => (isCaptionLanguage(language) ? [{ language, src }] : [])),
  videoName: lecture.authoring?.fileName ?? '',
  version: lecture.authoring?.version ?? null,
});

/** True also while the video has no address yet because it is in preparation, and after its preparation failed. */
export const hasVideo = ({ video, state, authoring }: Lecture): boolean =>
  video !== null || state === 'uploading' || state === 'processing' || (authoring?.canRetry ?? false);

const namesOf = (languages: readonly CaptionLanguage[]): string =>
  languages.map((language) => captionLanguages[language]).join(', ');

interface Sides {
  /** The version that the form was loaded from. */
  read: StoredLecture;
  theirs: StoredLecture;
  mine: LectureFields;
  /** The languages of the captions in the form; null when the person has not changed them. */
  captions: readonly CaptionLanguage[] | null;
  /** What the form did to the video, as text; null when it did nothing. */
  video: string | null;
}

const labels: Record<keyof LectureFields, string> = {
  title: 'Topic',
  description: 'Description',
  youtubeLink: 'Youtube Link',
  isPreview: 'Free preview',
  isDraft: 'Keep as draft',
};

const shown = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'On' : 'Off');

/** What somebody else changed, field by field, next to the form's content. */
export function lectureDifferences({ read, theirs, mine, captions, video }: Sides): Difference[] {
  const ownChanges = changedLectureFields(read.fields, mine);
  const found = changedLectureFields(read.fields, theirs.fields).map((field): Difference => {
    const [ours, others] = excerpts(shown(mine[field]), shown(theirs.fields[field]));
    const isContested = ownChanges.includes(field);
    return { field, label: labels[field], mine: ours || 'Empty', theirs: others || 'Empty', isContested };
  });
  const languages = (stored: StoredLecture): CaptionLanguage[] => stored.captions.map(({ language }) => language);
  if (sources(read) !== sources(theirs)) {
    const [ours, others] = [captions ?? languages(read), languages(theirs)].map((list) => namesOf(list) || 'None');
    const isContested = captions !== null;
    found.push({ field: 'captions', label: 'Captions', mine: ours ?? '', theirs: others ?? '', isContested });
  }
  if (read.videoName !== theirs.videoName) {
    const ours = video ?? (read.videoName || 'None');
    const others = theirs.videoName || 'None';
    found.push({ field: 'video', label: 'Video', mine: ours, theirs: others, isContested: video !== null });
  }
  return found;
}

const sources = ({ captions }: StoredLecture): string => captions.map(({ src }) => src).join(' ');

/** True when nothing that the form shows has changed. */
export const isSameLecture = (read: StoredLecture, theirs: StoredLecture): boolean =>
  lectureDifferences({ read, theirs, mine: read.fields, captions: null, video: null }).length === 0;
