import { styled } from 'styled-components';
import { eased } from '../theme/mixins.ts';
import { color, layer, media, motion, radius, shadow, space, type } from '../theme/tokens.ts';

export type DialogSize = 'small' | 'medium' | 'large';

const widths: Record<DialogSize, string> = { small: '27rem', medium: '36rem', large: '54rem' };

/** While a dialog opens or closes. */
const moving = '&[data-starting-style], &[data-ending-style]';

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
  transition: opacity ${motion.base};

  ${moving} {
    opacity: 0;
  }
`;

const floating = `
  position: fixed;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  box-shadow: ${shadow.high};
  color: ${color.ink};

  &:focus-visible {
    outline: none;
  }
`;

/** On phones a sheet from the bottom, in reach of the thumb; from tablets on a centred window. */
export const Popup = styled.div<{ $size: DialogSize }>`
  ${floating}
  inset: auto 0 0;
  max-height: calc(100dvh - ${space[8]});
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large} ${radius.large} 0 0;
  ${eased(motion.base, 'opacity', 'transform')}

  ${moving} {
    opacity: 0;
    transform: translateY(${space[8]});
  }
  ${media.tablet} {
    inset: 0;
    width: min(${({ $size }) => widths[$size]}, calc(100vw - ${space[12]}));
    height: fit-content;
    max-height: calc(100dvh - ${space[16]});
    margin: auto;
    border-radius: ${radius.large};

    ${moving} {
      transform: translateY(${space[2]}) scale(0.98);
    }
  }
`;

/** A panel beside the page, from top to bottom; it always leaves a strip of the page to press. */
export const SidePanel = styled.div`
  ${floating}
  inset: 0 auto 0 0;
  width: min(21rem, 86vw);
  background: ${color.surface};
  border-right: 1px solid ${color.line};
  transition: transform ${motion.drawer};

  ${moving} {
    transform: translateX(-100%);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[5]} ${space[16]} ${space[2]} ${space[6]};
`;

export const Title = styled.h2`
  min-width: 0;
  padding-top: ${space[2]};
  ${type.h3}
  overflow-wrap: anywhere;
`;

/** Scrolls when a dialog is taller than the window. */
export const Body = styled.div`
  padding: ${space[2]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overflow-wrap: break-word;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]} ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: ${space[4]};
  right: ${space[4]};
`;
