import type { Lecture, LectureFile } from '@vidya/contracts/calls/lecture';
import { youtubeEmbed, youtubeId } from '@vidya/contracts/rules/course/youtube';
import { Button, Icon, radius } from '@vidya/shared-ui';
import { centred, square } from '@vidya/shared-ui/mixins';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { needsProcessing } from '../data/file-checks.ts';
import { useObjectUrl } from '../data/object-url.ts';

interface VideoPreviewProps {
  /** The file chosen now. */
  video: File | null;
  /** The lecture whose stored video stays. */
  stored: Lecture | undefined;
  link: string;
  /** The viewer's address, where the stored video plays in every browser. */
  viewerHref: string;
}

const waitingText = {
  uploading: 'The video is being uploaded',
  processing: 'Preview after processing',
  ready: 'Preview after processing',
  failed: 'This video could not be prepared',
} as const;

/** Not every browser plays HLS playlists; the viewer brings its own player. */
const isPlayable = ({ type }: LectureFile): boolean =>
  !/mpegurl/i.test(type) || document.createElement('video').canPlayType(type) !== '';

/** The video as learners will see it, as far as this browser can play it. Renders nothing without a video. */
export function VideoPreview(props: VideoPreviewProps) {
  const preview = previewOf(props);
  return preview ? <Screen>{preview}</Screen> : null;
}

function previewOf({ video, stored, link, viewerHref }: VideoPreviewProps) {
  const id = youtubeId(link);
  if (id) {
    return (
      <Embed
        src={youtubeEmbed(id)}
        title="YouTube preview"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (video) return <FilePreview key={`${video.name} ${video.lastModified} ${video.size}`} file={video} />;
  return stored ? <StoredPreview lecture={stored} viewerHref={viewerHref} /> : null;
}

function StoredPreview({ lecture, viewerHref }: { lecture: Lecture; viewerHref: string }) {
  const { files, state, poster, captions } = lecture;
  if (files.length === 0) return waitingText[state];
  const playable = files.filter(isPlayable);
  if (playable.length === 0) {
    return (
      <>
        {poster ? <img src={poster} alt="" /> : null}
        <Button as={Link} to={viewerHref} variant="secondary" size="small" icon={<Icon name="play" size={16} />}>
          Plays in the viewer
        </Button>
      </>
    );
  }
  return (
    // Older videos may have no captions at all.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video controls preload="metadata" poster={poster ?? undefined} aria-label="Video preview">
      {playable.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} />
      ))}
    </video>
  );
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isUnplayable, setUnplayable] = useState(needsProcessing(file));
  if (isUnplayable || !url) return 'Preview after processing';
  return (
    // A file on this computer has no captions yet.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video controls preload="metadata" src={url} aria-label="Video preview" onError={() => setUnplayable(true)} />
  );
}

const Embed = styled.iframe`
  border: 0;
`;

const Screen = styled.div`
  ${centred}
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: #10191d;
  color: #eef2ef;
  border-radius: ${radius.medium};

  > * {
    grid-area: 1 / 1;
  }
  video,
  img,
  iframe {
    ${square('100%')}
    object-fit: contain;
  }
`;
