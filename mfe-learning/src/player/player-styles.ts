import { color, font, media, radius } from '@vidya/shared-ui/tokens';
import { css, styled } from 'styled-components';

/** Keeps the shape of a screen before, while and after a video is there. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: #000;
  color: #fff;
  border-radius: ${radius.large};
`;

/** On a phone the bar has room for what a hand needs; the time line lies on top of it. */
const narrow = css`
  @container (max-width: 30rem) {
    .video-js {
      font-size: 11px;
    }

    .vjs-control-bar {
      height: 4em;
    }
    .vjs-control-bar .vjs-button .vjs-icon-placeholder::before {
      line-height: 2.22;
    }
    .vjs-quality.vjs-button .vjs-icon-placeholder::before {
      line-height: 2.67;
    }
    .vjs-playback-rate .vjs-playback-rate-value {
      line-height: 3.08;
    }
    .vjs-remaining-time {
      margin-inline-end: auto;
      font-size: 1.1em;
      line-height: 3.64;
    }

    .vjs-skip-backward-10,
    .vjs-skip-forward-10,
    .vjs-picture-in-picture-control,
    .vjs-volume-control {
      display: none;
    }

    .vjs-progress-control {
      position: absolute;
      inset: auto 0.75em calc(100% - 1.2em);
      width: auto;
      height: 2em;
    }

    .vjs-menu-button-popup .vjs-menu {
      margin-bottom: 3em;
    }
    .vjs-menu .vjs-menu-content {
      max-height: 9em;
    }
  }

  @container (max-width: 20rem) {
    .vjs-remaining-time {
      display: none;
    }
  }
`;

/** The library's own look, in our colours. Doubled selectors, because its style sheet arrives after ours. */
export const PlayerFrame = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  /* Clear of the bar above the page. */
  scroll-margin-top: 6rem;

  && {
    .video-js {
      font-family: ${font.sans};
      font-size: 12px;
      background: #000;
    }

    .vjs-control-bar {
      padding: 0 0.5em;
      background: linear-gradient(#00000073, #000000d9);
    }

    .vjs-playback-rate .vjs-playback-rate-value {
      font-size: 1.3em;
      line-height: 2.4em;
    }

    .vjs-quality .vjs-icon-placeholder::before {
      content: '\\f114';
      font-family: VideoJS;
      font-size: 1.5em;
      line-height: 2;
    }

    .vjs-theatre {
      display: none;
    }

    ${media.laptop} {
      .vjs-theatre {
        display: block;
      }
    }

    .vjs-theatre .vjs-icon-placeholder::before {
      content: '';
      inset: 0;
      width: 1.6rem;
      height: 1rem;
      margin: auto;
      border: 2px solid currentColor;
      border-radius: 2px;
    }

    /* Full screen has the whole width already. */
    .vjs-fullscreen .vjs-theatre {
      display: none;
    }

    .vjs-menu-content {
      font-family: inherit;
      border-radius: ${radius.small};
    }

    .vjs-menu li {
      padding: 0.35em 0.5em;
      font-size: 1.15em;
      line-height: 1.4;
      text-transform: none;
    }

    .vjs-menu .vjs-menu-content {
      background: #10191df2;
    }

    .vjs-menu-item-text {
      display: inline-block;
    }
    .vjs-menu-item-text::first-letter {
      text-transform: uppercase;
    }

    /* All of them are captions. */
    .vjs-menu-item .vjs-icon-placeholder {
      display: none;
    }

    video::cue {
      font-family: ${font.sans};
      /* Of a small picture the browser would make them too small to read. */
      font-size: max(0.85em, 0.875rem);
      background: #10191dd9;
    }

    .vjs-progress-holder {
      height: 0.4em;
      border-radius: ${radius.pill};
    }

    .vjs-play-progress,
    .vjs-volume-level,
    .vjs-load-progress,
    .vjs-load-progress div {
      border-radius: ${radius.pill};
    }

    .vjs-play-progress {
      background: ${color.accent};
    }

    .vjs-big-play-button {
      width: 2em;
      height: 2em;
      margin: -1em 0 0 -1em;
      line-height: 2em;
      border: 0;
      border-radius: 50%;
      background: ${color.accent};
      color: ${color.onAccent};
    }

    &:hover .vjs-big-play-button,
    .vjs-big-play-button:focus {
      background: ${color.accent};
      filter: brightness(1.06);
    }

    ${narrow}

    .video-js :focus-visible {
      outline: 2px solid #fff;
      outline-offset: -2px;
    }
  }
`;
