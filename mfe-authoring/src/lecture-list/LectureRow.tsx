import type { Lecture } from '@vidya/contracts/calls/lecture';
import { type LectureKind, lectureKindNames } from '@vidya/contracts/rules/course/lecture-source';
import { videoFailures } from '@vidya/contracts/texts/choices';
import { duration, lengthText, momentInIndia } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { queueText } from '@vidya/contracts/texts/queue-text';
import { Badge, type BadgeTone, Button, color, Icon, type IconName, radius, space, type } from '@vidya/shared-ui';
import { inlineLine, mutedCaption, quietLink, row } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { replacementText } from '../data/lecture/replacement-text.ts';
import type { Upload } from '../uploads/upload-list.ts';

export interface LectureRowProps {
  courseId: string;
  lecture: Lecture;
  number: number;
  /** The lecture whose form is open. */
  isCurrent: boolean;
  /** The upload of its video, while this browser sends it. */
  upload: Upload | undefined;
  onRetry: () => void;
  /** The drag handle. */
  handle: ReactNode;
  /** The menu that moves it without dragging. */
  menu: ReactNode;
}

/** One lecture in the authoring list. */
export function LectureRow(props: LectureRowProps) {
  const { courseId, lecture, number, isCurrent, upload, onRetry, handle, menu } = props;
  const { _id, title, kind, durationSeconds, isPreview, authoring } = lecture;
  const { label, tone, reason } = stateText(lecture, upload);
  const note = authoring?.isReplacing ? replacementText(lecture) : reason;
  return (
    <Row $isCurrent={isCurrent}>
      {handle}
      <Text>
        <Title to={paths.editLecture(courseId, _id)} aria-current={isCurrent ? 'page' : undefined}>
          {number}. {title}
        </Title>
        <Facts>
          {authoring?.status === 'draft' ? <Badge tone="warning">Draft</Badge> : null}
          {label ? <Badge tone={tone}>{label}</Badge> : null}
          {isPreview ? <Badge tone="primary">Free preview</Badge> : null}
          <Kind>
            <Icon name={kindIcons[kind]} size={16} />
            {lectureKindNames[kind]}
            {durationSeconds > 0 ? ` · ${lengthOf(lecture)}` : null}
          </Kind>
        </Facts>
        {authoring?.publishAt ? (
          <Reason $isFault={false}>Publishes on {momentInIndia(authoring.publishAt)}</Reason>
        ) : null}
        {note ? <Reason $isFault={tone === 'danger'}>{note}</Reason> : null}
        {authoring?.canRetry && upload === undefined ? (
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="refresh" size={16} />}
            aria-label={`Try again: ${title}`}
            onClick={onRetry}
          >
            Try again
          </Button>
        ) : null}
      </Text>
      {menu}
    </Row>
  );
}

const kindIcons: Record<LectureKind, IconName> = {
  video: 'video',
  link: 'youtube',
  article: 'book',
  files: 'file',
  quiz: 'quiz',
};

/** A film has its exact length, all else about as long as it takes. */
const lengthOf = ({ kind, durationSeconds }: Lecture): string =>
  kind === 'video' ? duration(durationSeconds) : lengthText(durationSeconds);

const Row = styled.div<{ $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding: ${space[2]} 0;
  background: ${({ $isCurrent }) => ($isCurrent ? color.primarySoft : color.surface)};
  border-radius: ${radius.medium};
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  padding: ${space[2]} 0;
`;

const Title = styled(Link)`
  ${type.label}
  ${quietLink}
  /* A target of 24 px. */
  padding-block: 2px;
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  ${row(2, 1)}
  ${mutedCaption}
  font-variant-numeric: tabular-nums;
`;

const Kind = styled.span`
  ${inlineLine(1)}
  white-space: pre;
`;

const Reason = styled.p<{ $isFault: boolean }>`
  ${type.small}
  color: ${({ $isFault }) => ($isFault ? color.danger : color.inkMuted)};
`;

interface StateText {
  /** '' where only videos have a state. */
  label: string;
  tone: BadgeTone;
  /** A sentence that says what is wrong. */
  reason?: string;
}

const percent = (value: number): string => `${value}\u00a0%`;

/**
 * The state of a lecture's video. An upload of this visit is newer than the server's last response; how far it is
 * stands in the panel of uploads.
 */
function stateText(lecture: Lecture, upload: Upload | undefined): StateText {
  const { state, kind, authoring } = lecture;
  if (upload) {
    if (upload.state === 'failed') return { label: 'Failed', tone: 'danger', reason: upload.failure ?? undefined };
    if (upload.state === 'waiting') return { label: 'Waiting for the network', tone: 'warning' };
    if (upload.state === 'paused') return { label: 'Paused', tone: 'warning' };
    return { label: 'Uploading', tone: 'info' };
  }
  if (state === 'uploading') return { label: `Uploading ${percent(lecture.percent)}`, tone: 'info' };
  if (state === 'processing' && authoring?.queuedBefore != null)
    return { label: queueText(authoring.queuedBefore), tone: 'info' };
  if (state === 'processing') return { label: `Processing ${percent(lecture.percent)}`, tone: 'info' };
  if (state === 'failed') {
    const reason = authoring?.failure ? videoFailures[authoring.failure] : undefined;
    return { label: 'Failed', tone: 'danger', reason };
  }
  return { label: kind === 'video' ? 'Ready' : '', tone: 'success' };
}
