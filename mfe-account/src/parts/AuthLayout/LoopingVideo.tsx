import { Icon } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import poster from '../../assets/auth-loop.jpg';
import mp4 from '../../assets/auth-loop.mp4';
import webm from '../../assets/auth-loop.webm';
import { useWantsStillness } from '../../data/use-wants-stillness.ts';
import { Film, Switch } from './auth-styles.ts';

/** A decorative video without sound; a still picture for people who prefer reduced motion or data. */
export function LoopingVideo() {
  const wantsStillness = useWantsStillness();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(!wantsStillness);
  const toggle = () => void (film.current?.paused ? film.current.play() : film.current?.pause());

  return (
    <>
      <Film
        ref={film}
        muted
        loop
        playsInline
        autoPlay={!wantsStillness}
        preload={wantsStillness ? 'none' : 'auto'}
        poster={poster}
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </Film>
      <Switch
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? 'Pause the background video' : 'Play the background video'}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
      </Switch>
    </>
  );
}
