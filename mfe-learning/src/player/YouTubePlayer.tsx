import { youtubeEmbed, youtubeId, youtubePage } from '@vidya/contracts/rules/course/youtube';
import { Icon } from '@vidya/shared-ui';
import { useState } from 'react';
import { useOnline } from '../data/use-online.ts';
import { Begin, Embed, Notice, PlayMark } from './player-styles.ts';

/** Builds its own address from the link's id (decision L4). Fetches nothing before the person wants to watch. */
export function YouTubePlayer({ link, title, isPlaying }: { link: string; title: string; isPlaying: boolean }) {
  const isOnline = useOnline();
  const [isWanted, setWanted] = useState(isPlaying);
  const [hasBegun, setBegun] = useState(false);
  // From then on the frame stays: mounted again, the video would start from 0:00.
  if (isWanted && isOnline && !hasBegun) setBegun(true);
  const id = youtubeId(link);
  if (!id) return <Notice>This lecture’s link does not lead to a YouTube video.</Notice>;
  const offline = isOnline ? null : (
    <Notice $isStrip={hasBegun}>
      <span>You are offline. This lecture plays from YouTube when the connection is back.</span>
      {/* The strip covers a video that may still play: the link is below it too. */}
      {hasBegun ? null : (
        <a href={youtubePage(id)} target="_blank" rel="noreferrer">
          Open on YouTube
        </a>
      )}
    </Notice>
  );
  if (hasBegun) {
    return (
      <>
        <Embed
          src={`${youtubeEmbed(id)}&autoplay=1`}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        {offline}
      </>
    );
  }
  if (offline) return offline;
  return (
    <Begin type="button" aria-label={`Play ${title} from YouTube`} onClick={() => setWanted(true)}>
      <PlayMark>
        <Icon name="play" size={32} isFilled />
      </PlayMark>
      <span>Plays from YouTube, which then learns that you watch it.</span>
    </Begin>
  );
}
