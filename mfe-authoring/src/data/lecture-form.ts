import { lectureProblems } from '@vidya/contracts/course-validation';
import type { Lecture, LectureForm } from '@vidya/contracts/lecture';
import { usePlatform } from '@vidya/contracts/platform';
import type { Problem } from '@vidya/contracts/validation';
import { youtubeId } from '@vidya/contracts/youtube';
import { useState } from 'react';
import { videoFault } from './file-checks.ts';
import { type Errors, useFormErrors } from './form-errors.ts';

export interface LectureFields {
  title: string;
  description: string;
  youtubeLink: string;
}

export type LectureField = 'title' | 'video' | 'youtubeLink' | 'creator';

export interface LectureFormState {
  fields: LectureFields;
  set: (field: keyof LectureFields, value: string) => void;
  /** Chosen now. */
  video: File | null;
  pickVideo: (file: File | null) => void;
  /** The server looked into the chosen file and did not want it. */
  refuseVideo: (message: string) => void;
  /** Whether a video from before is there and stays. */
  hasStoredVideo: boolean;
  removeVideo: () => void;
  errors: Errors<LectureField>;
  attachForm: (element: HTMLFormElement | null) => void;
  isDirty: boolean;
  /** Checks everything (section 5); the body to send, or null when something is wrong and has been said. */
  body: (creatorName: string) => LectureForm | null;
}

const blank: LectureFields = { title: '', description: '', youtubeLink: '' };

/** The lecture form's memory; `stored` is the lecture being edited. */
export function useLectureForm(stored?: Lecture): LectureFormState {
  const [initial] = useState<LectureFields>(() => (stored ? fieldsOf(stored) : blank));
  const [fields, setFields] = useState(initial);
  const [video, setVideo] = useState<File | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const { errors, accept, mark, clear, attachForm } = useFormErrors<LectureField>();
  const { toasts } = usePlatform();
  const hasStoredVideo = stored !== undefined && hasVideo(stored) && !isRemoved;

  return {
    fields,
    video,
    hasStoredVideo,
    errors,
    attachForm,
    set: (field, value) => {
      setFields((before) => ({ ...before, [field]: value }));
      if (field !== 'description') clear(field);
      if (field === 'youtubeLink') clear('video');
    },
    pickVideo: (file) => {
      const fault = file ? videoFault(file) : undefined;
      setVideo(fault ? null : file);
      clear('video');
      if (!fault) return;
      mark('video', fault);
      toasts.error(fault);
    },
    refuseVideo: (message) => {
      setVideo(null);
      mark('video', message);
    },
    removeVideo: () => {
      setVideo(null);
      setRemoved(true);
    },
    isDirty:
      video !== null ||
      isRemoved ||
      Object.entries(initial).some(([name, value]) => fields[name as keyof LectureFields] !== value),
    body: (creatorName) => {
      const problems = lectureFormProblems(fields, { hasVideo: video !== null || hasStoredVideo, creatorName });
      if (!accept(problems)) return null;
      return {
        title: fields.title.trim(),
        description: fields.description.trim(),
        youtubeLink: fields.youtubeLink.trim(),
        ...(video && { video }),
        ...(stored && hasVideo(stored) && isRemoved && !video && { removeVideo: true }),
      };
    },
  };
}

/** Also while it is still being prepared, and has no address yet. */
const hasVideo = ({ video, state }: Lecture): boolean =>
  video !== null || state === 'uploading' || state === 'processing';

const fieldsOf = ({ title, description, youtubeLink }: Lecture): LectureFields => ({ title, description, youtubeLink });

interface Circumstances {
  hasVideo: boolean;
  creatorName: string;
}

/** Section 5, and a link that leads to no video is none. */
function lectureFormProblems(fields: LectureFields, circumstances: Circumstances): Problem<LectureField>[] {
  const problems: Problem<LectureField>[] = lectureProblems({ ...fields, ...circumstances });
  const isWrongLink = fields.youtubeLink.trim() !== '' && youtubeId(fields.youtubeLink) === null;
  return isWrongLink ? [...problems, { field: 'youtubeLink', message: 'Provide Valid Youtube Link' }] : problems;
}
