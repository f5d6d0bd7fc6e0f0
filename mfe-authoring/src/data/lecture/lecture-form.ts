import { usePlatform } from '@vidya/contracts/browser/platform';
import type { LectureForm } from '@vidya/contracts/calls/lecture';
import type { CaptionsEntry } from '@vidya/contracts/rules/text/captions';
import { type ChangeEvent, useRef, useState } from 'react';
import { videoFaultInside } from '../file-checks.ts';
import { useFormErrors } from '../form-errors.ts';
import { changedNames, mergedFields, withTexts } from '../versions.ts';
import { mergedCaptions, storedEntries } from './captions.ts';
import type { FormKind } from './form-kinds.ts';
import { useLectureVideo, type VideoPlace } from './lecture-video.ts';
import { useResources } from './resources.ts';
import {
  hasVideo,
  type LectureField,
  type LectureFields,
  lectureFormProblems,
  type StoredLecture,
} from './stored-lecture.ts';

export type LectureFormState = ReturnType<typeof useLectureForm>;

interface Beginning extends VideoPlace {
  kind: FormKind;
  read: StoredLecture;
  /** The form's initial content. */
  typed: LectureFields;
}

type Change<Value> = Value | ((now: Value) => Value);

export function useLectureForm({ courseId, lectureId, kind, latest, read, typed }: Beginning) {
  const [stored, setStored] = useState(read);
  const [fields, setFields] = useState(typed);
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const lastPick = useRef<File | null>(null);
  const [captions, setCaptions] = useState<CaptionsEntry[] | null>(null);
  const { errors, accept, mark, clear, formProps, isSending } = useFormErrors<LectureField>();
  const { toasts } = usePlatform();
  const video = useLectureVideo({ courseId, lectureId, latest });
  const resources = useResources(courseId, stored.resources);
  const { upload, isRemoved, isKept, hasStored } = video;
  const hasText = changedNames(stored.fields, fields).length > 0;
  const hasInput = hasText || captions !== null || isRemoved || isKept || resources.isChanged;
  const fill = (from: StoredLecture, content: LectureFields): void => {
    setStored(from);
    setFields(content);
    setRestoredFrom(null);
    setRound((before) => before + 1);
    accept([]);
  };

  const set = <Name extends keyof LectureFields>(field: Name, value: Change<LectureFields[Name]>): void => {
    setFields((before) => ({ ...before, [field]: typeof value === 'function' ? value(before[field]) : value }));
    clear(field);
    if (field === 'youtubeLink') clear('video');
  };

  const take = async (file: File): Promise<void> => {
    lastPick.current = file;
    const fault = await videoFaultInside(file);
    // The person chose another file during the check of this one.
    if (lastPick.current !== file) return;
    if (!fault) return video.send(file);
    video.remove(false);
    mark('video', fault);
    toasts.error(fault);
  };

  /** What a film's form sends beyond the fields of every lecture. */
  const videoBody = (): Partial<LectureForm> => {
    const takesAway = latest !== undefined && hasVideo(latest) && isRemoved && upload === null;
    return {
      youtubeLink: fields.youtubeLink.trim(),
      ...(fields.youtubeLink.trim() !== '' && { expectedMinutes: fields.expectedMinutes.trim() }),
      ...(captions && { captions: JSON.stringify(captions) }),
      ...(takesAway && { removeVideo: true }),
      ...(isKept && !takesAway && upload === null && { keepVideo: true }),
    };
  };
  const contentOf: Record<FormKind, () => Partial<LectureForm>> = {
    video: videoBody,
    article: () => ({
      ...(lectureId === null && { kind }),
      ...(fields.article !== stored.fields.article && { article: fields.article }),
      expectedMinutes: fields.expectedMinutes.trim(),
    }),
    files: () => ({
      ...(lectureId === null && { kind }),
      expectedMinutes: fields.expectedMinutes.trim(),
    }),
    quiz: () => ({
      ...(lectureId === null && { kind }),
      ...(fields.questions !== stored.fields.questions && { questions: fields.questions }),
      ...((lectureId === null || fields.quizSettings !== stored.fields.quizSettings) && {
        quizSettings: fields.quizSettings,
      }),
      isPreview: false,
      expectedMinutes: fields.expectedMinutes.trim(),
    }),
  };

  return {
    kind,
    fields,
    video,
    /** Another number once the content was replaced: an editor, which holds a text of its own, begins again. */
    round,
    errors,
    formProps,
    isSending,
    /** The version that the form was loaded from. */
    stored,
    /** The form holds unsaved text. */
    hasText,
    captions: captions ?? storedEntries(stored),
    /** The captions in the form; null when the person has not changed them. */
    captionsChange: captions,
    set,
    /** The props of a text field. */
    field: (name: 'title' | 'description' | 'youtubeLink' | 'expectedMinutes') => ({
      value: fields[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
    }),
    /** When the version was saved whose texts were put into the form and are not saved again yet; null for none. */
    restoredFrom,
    restore: (texts: Record<string, string>, savedAt: string): void => {
      fill(stored, withTexts(fields, texts));
      setRestoredFrom(savedAt);
    },
    pickVideo: (file: File): void => {
      clear('video');
      void take(file);
    },
    /** The person chose several files, which become lectures of their own. */
    forgiveVideo: () => clear('video'),
    /** The server checked the chosen file and rejected it. */
    refuseVideo: (message: string): void => {
      video.remove(false);
      mark('video', message);
    },
    changeCaptions: (entries: CaptionsEntry[]): void => {
      clear('captions');
      setCaptions(entries);
    },
    resources,
    /** A change of the files, and what was wrong with it. */
    changeResources: (change: () => void, fault?: string): void => {
      clear('resources');
      change();
      if (fault) mark('resources', fault);
    },
    /** The server rejected a file. */
    refuseResources: (message: string): void => mark('resources', message),
    /** The server rejected the text. */
    refuseArticle: (message: string): void => mark('article', message),
    refuseQuestions: (message: string): void => mark('questions', message),
    refuseDraws: (message: string): void => mark('quizSettings', message),
    /** The person chose an invalid file, or the server rejected one. */
    refuseCaptions: (message: string): void => mark('captions', message),
    isDirty: hasInput || (upload !== null && !upload.isSaved),
    /** Leaving the form loses something: an upload goes on elsewhere, and leaving the area asks about it. */
    hasInput,
    /** Validates everything (section 5) and returns the request body; null after showing what is invalid. */
    body: (creatorName: string): LectureForm | null => {
      const made = { hasVideo: upload !== null || hasStored, resourceCount: resources.count };
      const problems = lectureFormProblems({ ...fields, ...made, kind, creatorName, isSending: resources.isSending });
      if (!accept(problems)) return null;
      return {
        title: fields.title.trim(),
        description: fields.description.trim(),
        isPreview: fields.isPreview,
        status: fields.isDraft ? 'draft' : 'published',
        ...contentOf[kind](),
        ...(resources.isChanged && { resources: JSON.stringify(resources.entries()) }),
        ...(stored.version !== null && { version: stored.version }),
      };
    },
    /** Replaces everything in the form with another person's later version. */
    takeTheirs: (theirs: StoredLecture): void => {
      video.reset();
      resources.reset();
      setCaptions(null);
      fill(theirs, theirs.fields);
    },
    /** Keeps the changes made here, on top of another person's later version. */
    keepMine: (theirs: StoredLecture): void => {
      setCaptions(captions && mergedCaptions(stored, captions, theirs));
      fill(theirs, mergedFields(stored.fields, fields, theirs.fields));
    },
  };
}
