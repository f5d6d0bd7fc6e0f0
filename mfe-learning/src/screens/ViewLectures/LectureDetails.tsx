import type { Lecture } from '@vidya/contracts/calls/lecture';
import { lectureKindNames, lectureSource } from '@vidya/contracts/rules/course/lecture-source';
import { youtubeId, youtubePage } from '@vidya/contracts/rules/course/youtube';
import { lengthText } from '@vidya/contracts/texts/format';
import { Badge, Button, Stack, textTarget, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMarkLecture, useMarkWatched } from '../../data/player/report-progress.ts';
import { smallWith } from '../../parts/buttons.tsx';

interface LectureDetailsProps {
  courseId: string;
  lecture: Lecture;
  /** From 1. */
  number: number;
  /** The person may mark a lecture as watched when its player reports no progress. */
  isRecorded: boolean;
  /** The staff actions for this lecture. */
  children: ReactNode;
}

/** The current lecture's title, and the actions for it. */
export function LectureDetails({ courseId, lecture, number, isRecorded, children }: LectureDetailsProps) {
  const source = lectureSource(lecture);
  const id = source.kind === 'link' ? youtubeId(source.link) : null;
  return (
    <Stack as="section">
      <Head>
        <h1 tabIndex={-1}>
          {number}. {lecture.title}
        </h1>
        {children}
      </Head>
      {id ? (
        <Links>
          <a href={youtubePage(id)} target="_blank" rel="noreferrer">
            Watch on YouTube
          </a>
          {isRecorded ? <MarkWatched key={lecture._id} courseId={courseId} lecture={lecture} /> : null}
        </Links>
      ) : null}
      {source.kind === 'article' || source.kind === 'files' || source.kind === 'quiz' ? (
        <Links>
          <span>
            {lectureKindNames[source.kind]}
            {lecture.durationSeconds > 0 ? ` · ${lengthText(lecture.durationSeconds)}` : ''}
          </span>
          {isRecorded && source.kind !== 'quiz' ? (
            <MarkDone key={lecture._id} courseId={courseId} lecture={lecture} />
          ) : null}
          {source.kind === 'quiz' && lecture.progress?.isCompleted ? <Badge tone="success">Completed</Badge> : null}
        </Links>
      ) : null}
    </Stack>
  );
}

/** 'Mark as Watched'; after it 'Completed', which takes the focus if the button had it. */
function MarkWatched({ courseId, lecture }: Pick<LectureDetailsProps, 'courseId' | 'lecture'>) {
  const marking = useMarkWatched(courseId);
  const isDone = lecture.progress?.isCompleted ?? false;
  const badge = useRef<HTMLSpanElement>(null);
  const isMarked = isDone && marking.isSuccess;
  useEffect(() => {
    if (isMarked && document.activeElement === document.body) badge.current?.focus();
  }, [isMarked]);
  if (isDone)
    return (
      <Badge ref={badge} tabIndex={-1} tone="success">
        Completed
      </Badge>
    );
  const mark = (): void => marking.mutate(lecture._id);
  return (
    <Button variant="secondary" isBusy={marking.isPending} onClick={mark} {...smallWith('check')}>
      Mark as Watched
    </Button>
  );
}

/** 'Mark as done', and its reverse. */
function MarkDone({ courseId, lecture }: Pick<LectureDetailsProps, 'courseId' | 'lecture'>) {
  const marking = useMarkLecture(courseId);
  const isDone = lecture.progress?.isCompleted ?? false;
  const mark = (): void => marking.mutate({ lectureId: lecture._id, isDone: !isDone });
  return (
    <>
      {isDone ? <Badge tone="success">Completed</Badge> : null}
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        isBusy={marking.isPending}
        onClick={mark}
        {...smallWith(isDone ? 'undo' : 'check')}
      >
        {isDone ? 'Mark as Not Done' : 'Mark as Done'}
      </Button>
    </>
  );
}

const Head = styled.div`
  ${row(4)}
  align-items: start;
  justify-content: space-between;

  h1 {
    ${type.h2}
  }
`;

const Links = styled.div`
  ${row(4)}
  ${type.small}

  > a {
    ${textTarget}
  }
`;
