import type { Lecture, LectureFile } from '@vidya/contracts/calls/lecture';
import { youtubeEmbed, youtubeId } from '@vidya/contracts/rules/youtube';
import { Button, Icon } from '@vidya/shared-ui';
import { radius, space } from '@vidya/shared-ui/tokens';
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
export function VideoPreview({ video, stored, link, viewerHref }: VideoPreviewProps) {
  const id = youtubeId(link);
  if (id) {
    return (
      <Screen>
        <Embed
          src={youtubeEmbed(id)}
          title="YouTube preview"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Screen>
    );
  }
  if (video) return <FilePreview key={`${video.name} ${video.lastModified} ${video.size}`} file={video} />;
  if (!stored) return null;
  if (stored.files.length === 0) return <Screen>{waitingText[stored.state]}</Screen>;
  const playable = stored.files.filter(isPlayable);
  if (playable.length === 0) return <ViewerLink poster={stored.poster} href={viewerHref} />;
  return (
    <Screen>
      {/* Older videos may have no captions at all. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls preload="metadata" poster={stored.poster ?? undefined} aria-label="Video preview">
        {playable.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {stored.captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
    </Screen>
  );
}

function ViewerLink({ poster, href }: { poster: string | null; href: string }) {
  return (
    <Screen>
      {poster ? <img src={poster} alt="" /> : null}
      <Button as={Link} to={href} variant="secondary" size="small" icon={<Icon name="play" size={16} />}>
        Plays in the viewer
      </Button>
    </Screen>
  );
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isUnplayable, setUnplayable] = useState(needsProcessing(file));
  if (isUnplayable || !url) return <Screen>Preview after processing</Screen>;
  return (
    <Screen>
      {/* A file on this computer has no captions yet. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls preload="metadata" src={url} aria-label="Video preview" onError={() => setUnplayable(true)} />
    </Screen>
  );
}

const Embed = styled.iframe`
  border: 0;
`;

const Screen = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  padding: 0;
  background: #10191d;
  color: #eef2ef;
  border-radius: ${radius.medium};
  gap: ${space[3]};

  > * {
    grid-area: 1 / 1;
  }
  video,
  img,
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: contain;
  }
`;
