import { overlay, square } from '@vidya/shared-ui/mixins';
import { color, font, media, radius } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { narrowBar } from './controls/narrow-bar.ts';

/** The library's own controls in our colours. Selectors are doubled because its style sheet loads after ours. */
export const PlayerFrame = styled.div`
  ${overlay}
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

    ${media.belowLaptop} {
      .vjs-theatre {
        display: none;
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

    .vjs-menu li {
      padding: 0.35em 0.5em;
      font-size: 1.15em;
      line-height: 1.4;
      text-transform: none;
    }

    .vjs-menu .vjs-menu-content {
      font-family: inherit;
      background: #10191df2;
      border-radius: ${radius.small};
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

    /* In the corner, because the title of a poster stands in the middle. */
    .vjs-big-play-button {
      ${square('2em')}
      inset: auto 0.5em 0.5em auto;
      margin: 0;
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

    ${narrowBar}

    .video-js :focus-visible {
      outline: 2px solid #fff;
      outline-offset: -2px;
    }
  }
`;
