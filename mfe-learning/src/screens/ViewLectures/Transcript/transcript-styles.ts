import { card } from '@vidya/shared-ui/mixins';
import { color, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { numberCaption, pinned, wide } from '../../../parts/styles.ts';
import { Column } from '../Notes/text-styles.ts';

export const Head = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[3]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** As high as its panel in a wide window, where only the lines scroll. */
export const Frame = styled(Column)`
  ${wide} {
    grid-template-rows: auto minmax(0, 1fr);
    gap: ${space[3]};
    height: 100%;
  }
`;

export const Transcribed = styled.div`
  position: relative;
  min-height: 0;
`;

export const Box = styled.div`
  position: relative;
  max-height: min(28rem, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-behavior: smooth;
  ${card}
  border-radius: ${radius.medium};

  ${media.stillness} {
    scroll-behavior: auto;
  }
  /* What the film and the bars leave of the window. */
  ${pinned} {
    max-height: max(11rem, calc(100dvh - 56.25vw - 11rem));
  }
  /* Beside the player the panel around it is the box. */
  ${wide} {
    height: 100%;
    max-height: none;
    margin: 0 calc(-1 * ${space[2]});
    border: 0;
  }
`;

export const Lines = styled.ol.attrs({ role: 'list' })``;

export const LineButton = styled.button`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[3]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  background: none;
  border: 0;
  border-radius: ${radius.small};
  ${type.body}
  color: ${color.ink};
  text-align: start;
  overflow-wrap: anywhere;
  transition: background ${motion.quick};

  time {
    ${numberCaption}
  }

  ${wide} {
    grid-template-columns: 2.75rem minmax(0, 1fr);
    padding: ${space[2]};
    ${type.small}
  }

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.primarySoft};
    font-weight: 600;

    time {
      color: ${color.ink};
    }
  }
`;

/** Lies over the end of the box, so that nothing moves when it appears. */
export const Return = styled.div`
  position: absolute;
  inset: auto 0 ${space[3]};
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;
