import type { Lecture } from '@vidya/contracts/lecture';
import { youtubeEmbed, youtubeId } from '@vidya/contracts/youtube';
import { radius, space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { needsProcessing } from '../data/file-checks.ts';
import { useObjectUrl } from '../data/object-url.ts';

interface VideoPreviewProps {
  /** Chosen now. */
  video: File | null;
  /** The lecture whose stored video stays. */
  stored: Lecture | undefined;
  link: string;
}

/** What learners will see, as far as the browser can play it. Nothing to show: nothing. */
export function VideoPreview({ video, stored, link }: VideoPreviewProps) {
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
  if (stored.files.length === 0) return <Screen>Preview after processing</Screen>;
  return (
    <Screen>
      {/* Older videos may have no captions at all. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls preload="metadata" poster={stored.poster ?? undefined} aria-label="Video preview">
        {stored.files.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {stored.captions.map(({ src, language, label }) => (
          <track key={src} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
    </Screen>
  );
}

function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isUnplayable, setUnplayable] = useState(needsProcessing(file));
  if (isUnplayable || !url) return <Screen>Preview after processing</Screen>;
  return (
    <Screen>
      {/* A file that is still on this computer has no captions yet. */}
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

  video,
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: contain;
  }
`;
