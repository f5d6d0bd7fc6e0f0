import { fileTypes } from '@vidya/contracts/limits';
import type { Lecture } from '@vidya/contracts/lecture';
import { Button, color, FileField, Icon, space, TextField, type } from '@vidya/shared-ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { fileSize } from '../data/file-checks.ts';
import type { LectureFormState } from '../data/lecture-form.ts';
import { Group } from '../parts/form-styles.ts';
import { VideoPreview } from './VideoPreview.tsx';

interface VideoSourceProps {
  form: LectureFormState;
  stored: Lecture | undefined;
}

/** A video file, or a link to YouTube: one of the two must be there (section 5). */
export function VideoSource({ form, stored }: VideoSourceProps) {
  const { video, hasStoredVideo, fields, errors } = form;
  const hasVideo = video !== null || hasStoredVideo;
  const input = useRef<HTMLInputElement>(null);
  const remove = (): void => {
    // The button goes with the video: the focus stays in the group, on the way to another one.
    flushSync(form.removeVideo);
    input.current?.focus();
  };
  return (
    <Group>
      <legend>Video</legend>
      <VideoPreview video={video} stored={hasStoredVideo ? stored : undefined} link={fields.youtubeLink} />
      {hasVideo ? (
        <Row>
          <span>{video ? `${video.name} (${fileSize(video.size)})` : 'The uploaded video'}</span>
          <Button variant="secondary" size="small" icon={<Icon name="trash" size={16} />} onClick={remove}>
            Remove Video
          </Button>
        </Row>
      ) : null}
      <FileField
        // A removed file must not stay in the input: choosing it again has to count.
        key={hasVideo ? 'chosen' : 'empty'}
        ref={input}
        label={hasVideo ? 'Replace the Video' : 'Upload a Video'}
        accept={fileTypes.video.join(',')}
        icon="video"
        error={errors.video}
        help="A .mp4, .avi, .mkv, .wmv or .flv file of at most 1 GB."
        onPick={form.pickVideo}
      />
      <Or>Or</Or>
      <TextField
        label="Youtube Link"
        type="url"
        inputMode="url"
        prefix={<Icon name="youtube" />}
        placeholder="https://www.youtube.com/watch?v=…"
        value={fields.youtubeLink}
        error={errors.youtubeLink}
        help={hasVideo && fields.youtubeLink.trim() ? 'With both, learners see the YouTube video.' : undefined}
        onChange={(event) => form.set('youtubeLink', event.target.value)}
      />
    </Group>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  ${type.small}
  overflow-wrap: anywhere;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
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
