import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Panel = styled.aside`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.laptop} {
    position: sticky;
    top: 5.5rem;
    display: flex;
    flex-direction: column;
    max-height: calc(100vh - 7rem);
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
`;

export const Heading = styled.h2`
  ${type.h4}
`;

export const Sum = styled.p`
  ${type.caption}
  color: ${color.inkMuted};
`;

export const SumLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  ${type.caption}

  a {
    text-underline-offset: 0.2em;
  }
`;

export const List = styled.ol`
  overflow-y: auto;
  overscroll-behavior: contain;

  & > li {
    border-top: 1px solid ${color.line};
  }
`;
