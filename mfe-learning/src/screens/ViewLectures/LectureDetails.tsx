import { type Lecture, lectureSource } from '@vidya/contracts/calls/lecture';
import { youtubeId, youtubePage } from '@vidya/contracts/rules/youtube';
import { Badge, Button, Icon, Stack, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LectureDetailsProps {
  lecture: Lecture;
  /** From 1. */
  number: number;
  /** Marks a lecture as watched when its player reports no progress; null for people whose progress is not recorded. */
  onWatched: (() => void) | null;
  /** The request that marks the lecture is running. */
  isMarking: boolean;
  /** The staff actions for this lecture. */
  children: ReactNode;
}

/** The current lecture's title, and the actions for it. */
export function LectureDetails({ lecture, number, onWatched, isMarking, children }: LectureDetailsProps) {
  const source = lectureSource(lecture);
  const id = source.kind === 'youtube' ? youtubeId(source.link) : null;
  const markButton = (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name="check" size={16} />}
      isBusy={isMarking}
      onClick={onWatched ?? undefined}
    >
      Mark as Watched
    </Button>
  );
  const watched = lecture.progress?.isCompleted ? <Badge tone="success">Completed</Badge> : markButton;
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
          {onWatched ? watched : null}
        </Links>
      ) : null}
    </Stack>
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
`;
