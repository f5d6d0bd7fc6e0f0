import type { Lecture } from '@vidya/contracts/calls/lecture';
import { isPlayable } from '@vidya/contracts/rules/course/lecture-visibility';
import { count } from '@vidya/contracts/texts/format';
import { Button, color, radius, space, type } from '@vidya/shared-ui';
import { type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { usePublishLectures } from '../data/lecture/lecture-list.ts';

interface PublishReadyProps {
  courseId: string;
  lectures: readonly Lecture[];
  /** The list's heading: it takes focus when the button disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** The number of drafts without a time of their own, and one button that publishes those with a playable video; renders nothing without drafts. */
export function PublishReady({ courseId, lectures, heading }: PublishReadyProps) {
  const publishing = usePublishLectures(courseId);
  const drafts = lectures.filter(({ authoring }) => authoring?.status === 'draft' && !authoring.publishAt);
  const notReady = publishing.data?.data.notReady ?? [];
  const hasPublishedAll = publishing.isSuccess && drafts.length === 0;
  // The focused button has gone: focus moves to the heading.
  useEffect(() => {
    if (hasPublishedAll && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [hasPublishedAll, heading]);
  if (drafts.length === 0) return null;
  return (
    <Frame>
      <p>{summary(drafts.length, drafts.filter(isReady).length)}</p>
      <Button size="small" isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
        Publish all ready
      </Button>
      <p role="status">{notReady.length > 0 ? `Not ready yet: ${notReady.join(', ')}` : null}</p>
    </Frame>
  );
}

const isReady = (lecture: Lecture): boolean =>
  isPlayable({ ...lecture, isReplacing: lecture.authoring?.isReplacing ?? false });

/** '3 drafts, seen by nobody else yet. 2 of them are ready.' */
const summary = (drafts: number, ready: number): string =>
  `${drafts === 1 ? '1 draft' : `${count(drafts)} drafts`}, seen by nobody else yet. ${readyText(drafts, ready)}`;

function readyText(drafts: number, ready: number): string {
  if (drafts === 1) return ready === 1 ? 'It is ready.' : 'It is not ready.';
  if (ready === drafts) return 'All of them are ready.';
  if (ready === 0) return 'None of them is ready.';
  return `${count(ready)} of them ${ready === 1 ? 'is' : 'are'} ready.`;
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-block: ${space[2]};
  padding: ${space[3]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
  ${type.small}
  overflow-wrap: anywhere;

  [role='status']:empty {
    display: none;
  }
`;
