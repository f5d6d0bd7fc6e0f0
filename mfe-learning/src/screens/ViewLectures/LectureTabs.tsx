import type { CourseDetail } from '@vidya/contracts/calls/course';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureSource } from '@vidya/contracts/rules/course/lecture-source';
import { Tabs } from '@vidya/shared-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type LectureTab, useLectureTab } from '../../data/address.ts';
import { useDrafts } from '../../data/drafts.ts';
import type { Playhead } from '../../data/player/playhead.ts';
import { Notes } from './Notes/Notes.tsx';
import { noteUnits } from './Notes/note-units.ts';
import { Questions } from './Questions/Questions.tsx';
import { Transcript } from './Transcript/Transcript.tsx';

export interface LectureTabsProps {
  course: CourseDetail;
  lecture: Lecture;
  playhead: Playhead;
  isStaff: boolean;
  overview: ReactNode;
}

const allTabs: { value: LectureTab; label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'notes', label: 'Notes' },
  { value: 'questions', label: 'Questions' },
  { value: 'transcript', label: 'Transcript' },
];

/** The tabs below the player: description, the person's notes, learners' questions, and the transcript. */
export function LectureTabs({ course, lecture, playhead, isStaff, overview }: LectureTabsProps) {
  const [asked, choose] = useLectureTab();
  const drafts = useDrafts();
  const place = { courseId: course._id, lectureId: lecture._id };
  const { kind } = lectureSource(lecture);
  const hasPosition = kind === 'video' || kind === 'article';
  const hasTranscript = kind === 'video' && lecture.captions.length > 0;
  // The choice stays for the next lecture that has a transcript.
  const tabs = hasTranscript ? allTabs : allTabs.slice(0, -1);
  const tab = asked === 'transcript' && !hasTranscript ? 'overview' : asked;
  const top = useRef<HTMLSpanElement>(null);
  // Beside the player the panel scrolls, and outlives its text.
  useLayoutEffect(() => {
    const panel = top.current?.parentElement;
    if (panel) panel.scrollTop = 0;
  }, [lecture._id, tab]);
  return (
    <Tabs label="About this lecture" tabs={tabs} value={tab} onChange={choose}>
      <span ref={top} hidden />
      {tab === 'overview' ? overview : null}
      {tab === 'notes' ? (
        <Notes
          key={lecture._id}
          place={place}
          playhead={hasPosition ? playhead : null}
          unit={noteUnits[kind === 'article' ? 'paragraph' : 'second']}
          drafts={drafts}
        />
      ) : null}
      {tab === 'questions' ? (
        <Questions key={lecture._id} place={place} instructor={course.createdBy} isStaff={isStaff} drafts={drafts} />
      ) : null}
      {tab === 'transcript' ? <Transcript key={lecture._id} captions={lecture.captions} playhead={playhead} /> : null}
    </Tabs>
  );
}
