import { color, font, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { css, styled } from 'styled-components';

const standOut = (index: number) => css`
  .apexcharts-bar-area[j='${index}'] {
    fill: ${color.primary};
  }
`;

/** Sets the colours of the library's drawing; any style sheet overrides its attributes. */
export const Canvas = styled.div<{ $current: number }>`
  position: relative;
  font-family: ${font.sans};

  && text {
    fill: ${color.inkMuted};
    font-family: ${font.sans};
  }
  && .apexcharts-xaxis-title-text,
  && .apexcharts-yaxis-title-text {
    font-weight: 600;
  }
  && .apexcharts-gridline {
    stroke: ${color.line};
  }
  && .apexcharts-bar-area {
    fill: ${({ $current }) =>
      $current < 0 ? color.primary : `color-mix(in oklab, ${color.primary} 42%, ${color.surface})`};
    transition: fill 120ms;
  }
  && .apexcharts-bar-area:hover {
    fill: ${color.accent};
  }
  && {
    ${({ $current }) => ($current < 0 ? '' : standOut($current))}
  }
`;

export const Tip = styled.div`
  position: absolute;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  box-shadow: ${shadow.mid};
  ${type.small}
  color: ${color.onInverse};
  white-space: nowrap;
  pointer-events: none;
  transform: translate(-50%, calc(-100% - 8px));
`;
