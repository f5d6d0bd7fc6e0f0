import type { Lecture } from '@vidya/contracts/calls/lecture';
import { fileTypes } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, color, FileField, Icon, lazyPart, Skeleton, TextField, type } from '@vidya/shared-ui';
import { line, row } from '@vidya/shared-ui/mixins';
import { type ReactNode, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { replacementText } from '../data/lecture/replacement-text.ts';
import { Group } from '../parts/form-styles.ts';
import { FormUpload } from '../upload-views/FormUpload.tsx';
import { isRunning } from '../uploads/upload-list.ts';
import { ExpectedLength } from './ExpectedLength.tsx';

const VideoPreview = lazyPart(async () => (await import('./VideoPreview.tsx')).VideoPreview);

interface VideoSourceProps {
  courseId: string;
  form: LectureFormState;
  stored: Lecture | undefined;
  /** Takes a file that belongs to another lecture; returns false to leave it to this form. */
  onPickElsewhere?: (file: File) => boolean;
  onPickSeveral?: (files: File[]) => void;
  /** Earlier files: unfinished uploads, and uploads that become lectures of their own. */
  children?: ReactNode;
}

/** A video file or a link to YouTube: one of the two is required (section 5). The file uploads at once. */
export function VideoSource(props: VideoSourceProps) {
  const { courseId, form, stored, onPickElsewhere, onPickSeveral, children } = props;
  const { video, fields, errors } = form;
  const { upload, storedUpload, hasStored } = video;
  const hasVideo = upload !== null || hasStored;
  const input = useRef<HTMLInputElement>(null);
  const remove = (): void => {
    // The button disappears with the video: focus moves to the file input, where the person can choose another one.
    flushSync(() => video.remove(upload === null));
    input.current?.focus();
  };
  const keep = (): void => {
    flushSync(video.keep);
    input.current?.focus();
  };
  const pick = (file: File): void => {
    if (!onPickElsewhere?.(file)) form.pickVideo(file);
  };
  return (
    <Group>
      <legend>Video</legend>
      {hasVideo || fields.youtubeLink.trim() ? (
        <Suspense fallback={<Skeleton height="20rem" shape="block" />}>
          <VideoPreview
            video={upload?.file ?? null}
            stored={hasStored ? stored : undefined}
            link={fields.youtubeLink}
            viewerHref={paths.viewLectures(courseId, stored?._id)}
          />
        </Suspense>
      ) : null}
      {upload ? (
        <FormUpload upload={upload}>
          <Button variant="quiet" size="small" onClick={remove}>
            {isRunning(upload) ? 'Cancel' : 'Remove Video'}
          </Button>
        </FormUpload>
      ) : hasStored ? (
        <>
          {storedUpload ? <FormUpload upload={storedUpload} /> : null}
          {stored?.authoring?.isReplacing ? <Replacement stored={stored} isKept={video.isKept} onKeep={keep} /> : null}
          <Row>
            <span>{stored?.authoring?.fileName || 'The uploaded video'}</span>
            <Button variant="secondary" size="small" icon={<Icon name="trash" size={16} />} onClick={remove}>
              Remove Video
            </Button>
          </Row>
        </>
      ) : null}
      <FileField
        ref={input}
        label={hasVideo ? 'Replace the Video' : 'Upload a Video'}
        accept={fileTypes.video.join(',')}
        icon="video"
        error={errors.video}
        help={
          onPickSeveral
            ? 'A .mp4, .avi, .mkv, .wmv or .flv file of at most 1 GB. Several at once become drafts, a lecture each.'
            : 'A .mp4, .avi, .mkv, .wmv or .flv file of at most 1 GB.'
        }
        onPick={pick}
        {...(onPickSeveral && { onPickSeveral })}
      />
      {children}
      <Or>Or</Or>
      <TextField
        label="Youtube Link"
        type="url"
        inputMode="url"
        prefix={<Icon name="youtube" />}
        placeholder="https://www.youtube.com/watch?v=…"
        help={hasVideo && fields.youtubeLink.trim() ? 'With both, learners see the YouTube video.' : undefined}
        {...form.field('youtubeLink')}
      />
      {fields.youtubeLink.trim() && !hasVideo ? <ExpectedLength form={form} /> : null}
    </Group>
  );
}

/** A video that takes the place of another one is on its way or has failed. */
function Replacement({ stored, isKept, onKeep }: { stored: Lecture; isKept: boolean; onKeep: () => void }) {
  if (isKept) return <Banner>The earlier video stays once you save.</Banner>;
  return (
    <Banner
      tone={stored.state === 'failed' ? 'danger' : 'info'}
      action={
        <Button variant="secondary" size="small" onClick={onKeep}>
          Keep the Earlier Video
        </Button>
      }
    >
      {replacementText(stored)}
    </Banner>
  );
}

const Row = styled.div`
  ${row(3)}
  justify-content: space-between;
  ${type.small}
  overflow-wrap: anywhere;
`;

const Or = styled.p`
  ${line(4)}
  ${type.label}
  color: ${color.inkMuted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;
