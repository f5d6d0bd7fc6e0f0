import { css } from 'styled-components';

/** On a phone the bar holds only what a touch user needs; the progress bar lies on top of it. */
export const narrowBar = css`
  @container (max-width: 30rem) {
    .video-js {
      font-size: 11px;
    }

    .vjs-big-play-button {
      font-size: 2.2em;
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
