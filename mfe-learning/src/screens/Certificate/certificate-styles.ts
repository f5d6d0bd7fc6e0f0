import { mutedCaption, stack } from '@vidya/shared-ui/mixins';
import { color, font, layout, media, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding: ${space[10]} ${layout.gutter} ${space[16]};
`;

/** Like the printed one: a sheet with a line inside its edge. */
export const Sheet = styled.div`
  position: relative;
  ${stack(6)}
  padding: ${space[8]} ${space[6]};
  background: ${color.surface};
  border: 2px solid ${color.primary};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};

  &::after {
    content: '';
    position: absolute;
    inset: ${space[2]};
    border: 1px solid ${color.accent};
    border-radius: ${radius.medium};
    pointer-events: none;
  }
  h1 {
    ${type.h2}
  }
  p {
    color: ${color.inkMuted};
  }

  ${media.tablet} {
    padding: ${space[12]};
  }
`;

const ruled = `padding-top: ${space[4]}; border-top: 1px solid ${color.line};`;

export const Facts = styled.dl`
  ${stack(4)}

  > div {
    ${stack(1)}
    ${ruled}
  }
  dt {
    ${mutedCaption}
  }
  dd {
    ${type.h4}
    overflow-wrap: anywhere;
  }
`;

export const Code = styled.p`
  ${ruled}
  font-family: ${font.mono};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
