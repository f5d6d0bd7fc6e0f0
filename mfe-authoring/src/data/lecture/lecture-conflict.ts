import { type CaptionLanguage, captionLanguages } from '@vidya/contracts/rules/text/captions';
import { type Difference, excerpts, useConflictDialog } from '../conflict-dialog.ts';
import { htmlToText } from '../course/paragraphs.ts';
import { changedNames } from '../versions.ts';
import type { LectureFormState } from './lecture-form.ts';
import { settingsText } from './quiz-texts.ts';
import { type LectureFields, type StoredLecture, settingsIn } from './stored-lecture.ts';

export const lectureLabels: Record<keyof LectureFields, string> = {
  title: 'Topic',
  description: 'Description',
  youtubeLink: 'Youtube Link',
  article: 'Article',
  questions: 'Questions',
  quizSettings: 'Settings of the quiz',
  expectedMinutes: 'Expected length',
  isPreview: 'Free preview',
  isDraft: 'Keep as draft',
};

const shown = (field: keyof LectureFields, value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (field === 'quizSettings') return settingsText(settingsIn({ quizSettings: value }));
  return field === 'article' ? htmlToText(value) : value;
};

const otherLook = 'The same words, with other formatting or pictures';

const sources = ({ captions }: StoredLecture): string => captions.map(({ src }) => src).join(' ');

const namesOf = (captions: readonly { language: CaptionLanguage }[]): string =>
  captions.map(({ language }) => captionLanguages[language]).join(', ') || 'None';

const filesOf = (files: readonly { name: string }[]): string => files.map(({ name }) => name).join(', ') || 'None';

/** What the form did to the video, as text; null when it did nothing. */
function videoText({ upload, isRemoved }: LectureFormState['video']): string | null {
  if (upload) return upload.file.name;
  return isRemoved ? 'Removed' : null;
}

/** Another person's changes, field by field, next to the form's content. */
function lectureDifferences(
  { stored, fields, captionsChange, resources, video }: LectureFormState,
  theirs: StoredLecture,
) {
  const ownChanges = changedNames(stored.fields, fields);
  const found = changedNames(stored.fields, theirs.fields).map((field): Difference => {
    const texts = [shown(field, fields[field]), shown(field, theirs.fields[field])] as const;
    const [ours, others] = excerpts(...texts);
    const isContested = ownChanges.includes(field);
    const isSame = field === 'article' && texts[0] === texts[1];
    return {
      field,
      label: lectureLabels[field],
      mine: ours || 'Empty',
      theirs: isSame ? otherLook : others || 'Empty',
      isContested,
    };
  });
  if (sources(stored) !== sources(theirs)) {
    const texts = { mine: namesOf(captionsChange ?? stored.captions), theirs: namesOf(theirs.captions) };
    found.push({ field: 'captions', label: 'Captions', ...texts, isContested: captionsChange !== null });
  }
  const files = {
    mine: filesOf([...resources.staying, ...resources.sent.map(({ file }) => file)]),
    theirs: filesOf(theirs.resources),
  };
  // A save of this form whose response was lost is no other one.
  if (filesOf(stored.resources) !== files.theirs && files.mine !== files.theirs)
    found.push({ field: 'resources', label: 'Files', ...files, isContested: resources.isChanged });
  if (stored.videoName !== theirs.videoName) {
    const ours = videoText(video);
    const texts = { mine: ours ?? (stored.videoName || 'None'), theirs: theirs.videoName || 'None' };
    found.push({ field: 'video', label: 'Video', ...texts, isContested: ours !== null });
  }
  return found;
}

/** Another person saved the lecture during the edit. */
export const useLectureConflict = (form: LectureFormState) =>
  useConflictDialog({
    name: 'lecture-conflict',
    form,
    toStored: (theirs: StoredLecture) => theirs,
    differencesFrom: (theirs) => lectureDifferences(form, theirs),
  });
