import { youtubeEmbed, youtubeId, youtubePage } from '@vidya/contracts/youtube';
import { styled } from 'styled-components';
import { useOnline } from '../data/online.ts';
import { Notice } from './Notice.tsx';

/** A lecture that lives on YouTube. Only the id of the link is used; the address is ours (decision L4). */
export function YouTubePlayer({ link, title }: { link: string; title: string }) {
  const isOnline = useOnline();
  const id = youtubeId(link);
  if (!id) return <Notice>This lecture’s link does not lead to a YouTube video.</Notice>;
  if (!isOnline) {
    return (
      <Notice>
        <span>You are offline. This lecture plays from YouTube when the connection is back.</span>
        <a href={youtubePage(id)} target="_blank" rel="noreferrer">
          Open on YouTube
        </a>
      </Notice>
    );
  }
  return (
    <Embed
      src={youtubeEmbed(id)}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Embed = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;
