import { usePlatform } from '@vidya/contracts/browser/platform';
import type { Lecture, LectureForm } from '@vidya/contracts/calls/lecture';
import type { CaptionsEntry } from '@vidya/contracts/rules/captions';
import { useRef, useState } from 'react';
import { videoFaultInside } from '../file-checks.ts';
import { type Errors, useFormErrors } from '../form-errors.ts';
import { mergedCaptions, storedEntries } from './captions.ts';
import {
  changedLectureFields,
  type LectureField,
  type LectureFields,
  lectureFormProblems,
  mergedLecture,
} from './lecture-fields.ts';
import { type LectureVideo, useLectureVideo } from './lecture-video.ts';
import { hasVideo, type StoredLecture } from './stored-lecture.ts';

export interface LectureFormState {
  fields: LectureFields;
  set: <Name extends keyof LectureFields>(field: Name, value: LectureFields[Name]) => void;
  video: LectureVideo;
  pickVideo: (file: File) => void;
  /** What was wrong with the video is past: files were chosen that become lectures of their own. */
  forgiveVideo: () => void;
  /** The server looked into the chosen file and did not want it. */
  refuseVideo: (message: string) => void;
  captions: CaptionsEntry[];
  /** As they are in the form; null while they were left alone. */
  captionsChange: CaptionsEntry[] | null;
  changeCaptions: (entries: CaptionsEntry[]) => void;
  /** A wrong file was chosen, or the server did not want one. */
  refuseCaptions: (message: string) => void;
  errors: Errors<LectureField>;
  attachForm: (element: HTMLFormElement | null) => void;
  /** What the form was read from. */
  stored: StoredLecture;
  /** Words that were typed and not saved. */
  hasText: boolean;
  isDirty: boolean;
  /** Checks everything (section 5); the body to send, or null when something is wrong and has been said. */
  body: (creatorName: string) => LectureForm | null;
  /** Somebody else's later version replaces everything here. */
  takeTheirs: (theirs: StoredLecture) => void;
  /** What was changed here stays, on top of somebody else's later version. */
  keepMine: (theirs: StoredLecture) => void;
}

interface Beginning {
  courseId: string;
  /** Null for a lecture that is being added. */
  lectureId: string | null;
  /** The lecture as the server has it now. */
  latest?: Lecture;
  read: StoredLecture;
  /** What is in the form to begin with. */
  typed: LectureFields;
}

/** The lecture form's memory. */
export function useLectureForm({ courseId, lectureId, latest, read, typed }: Beginning): LectureFormState {
  const [stored, setStored] = useState(read);
  const [fields, setFields] = useState(typed);
  const lastPick = useRef<File | null>(null);
  const [captions, setCaptions] = useState<CaptionsEntry[] | null>(null);
  const { errors, accept, mark, clear, attachForm } = useFormErrors<LectureField>();
  const { toasts } = usePlatform();
  const video = useLectureVideo({ courseId, lectureId, latest });
  const { upload, isRemoved, hasStored } = video;
  const hasText = changedLectureFields(stored.fields, fields).length > 0;
  const fill = (from: StoredLecture, content: LectureFields): void => {
    setStored(from);
    setFields(content);
    accept([]);
  };

  const take = async (file: File): Promise<void> => {
    lastPick.current = file;
    const fault = await videoFaultInside(file);
    // Another file was picked while this one was looked at.
    if (lastPick.current !== file) return;
    if (!fault) return video.send(file);
    video.remove(false);
    mark('video', fault);
    toasts.error(fault);
  };

  return {
    fields,
    video,
    errors,
    attachForm,
    stored,
    hasText,
    captions: captions ?? storedEntries(stored),
    captionsChange: captions,
    set: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      if (field === 'title' || field === 'youtubeLink') clear(field);
      if (field === 'youtubeLink') clear('video');
    },
    pickVideo: (file) => {
      clear('video');
      void take(file);
    },
    forgiveVideo: () => clear('video'),
    refuseVideo: (message) => {
      video.remove(false);
      mark('video', message);
    },
    changeCaptions: (entries) => {
      clear('captions');
      setCaptions(entries);
    },
    refuseCaptions: (message) => mark('captions', message),
    isDirty: hasText || captions !== null || isRemoved || (upload !== null && !upload.isSaved),
    body: (creatorName) => {
      const problems = lectureFormProblems(fields, { hasVideo: upload !== null || hasStored, creatorName });
      if (!accept(problems)) return null;
      const takesAway = latest !== undefined && hasVideo(latest) && isRemoved && upload === null;
      return {
        title: fields.title.trim(),
        description: fields.description.trim(),
        youtubeLink: fields.youtubeLink.trim(),
        isPreview: fields.isPreview,
        status: fields.isDraft ? 'draft' : 'published',
        ...(captions && { captions: JSON.stringify(captions) }),
        ...(takesAway && { removeVideo: true }),
        ...(stored.version !== null && { version: stored.version }),
      };
    },
    takeTheirs: (theirs) => {
      video.remove(false);
      setCaptions(null);
      fill(theirs, theirs.fields);
    },
    keepMine: (theirs) => {
      setCaptions(captions && mergedCaptions(stored, captions, theirs));
      fill(theirs, mergedLecture(stored.fields, fields, theirs.fields));
    },
  };
}

/** A form in which nothing was changed follows what the server has. Called while drawing. */
export function followLecture(form: LectureFormState, latest: StoredLecture): void {
  const isLater = (form.stored.version ?? 0) < (latest.version ?? 0);
  if (isLater && !form.isDirty) form.takeTheirs(latest);
}
