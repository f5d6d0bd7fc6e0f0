import { color, font, layout, media, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding: ${space[10]} ${layout.gutter} ${space[20]};
`;

/** Like the printed one: a sheet with a line inside its edge. */
export const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
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

  ${media.tablet} {
    padding: ${space[12]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const Statement = styled.div`
  display: grid;
  gap: ${space[2]};

  h1 {
    ${type.h2}
    text-wrap: balance;
  }

  p {
    color: ${color.inkMuted};
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};

  > div {
    display: grid;
    gap: ${space[1]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  dt {
    ${type.caption}
    color: ${color.inkMuted};
  }

  dd {
    margin: 0;
    ${type.h4}
    overflow-wrap: anywhere;
  }
`;

export const Code = styled.p`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  font-family: ${font.mono};
  font-size: 0.9375rem;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;
