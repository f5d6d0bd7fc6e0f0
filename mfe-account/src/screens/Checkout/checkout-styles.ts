import { centred, clampLines, coverBox, muted, raisedCard, stack } from '@vidya/shared-ui/mixins';
import { color, layout, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[6]} ${layout.gutter} ${space[16]};
  ${media.tablet} {
    padding-top: ${space[12]};
  }
`;

export const Panel = styled.section`
  ${stack(5)}
  width: min(100%, 34rem);
  ${media.tablet} {
    padding: ${space[8]};
    ${raisedCard}
  }
`;

export const Heading = styled.h1`
  ${type.h2}
`;

export const Course = styled.div`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  gap: ${space[4]};
  align-items: center;
  min-width: 0;
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.small};
  ${centred}
  background: ${color.sunken};
  color: ${color.inkFaint};
  & > img {
    ${coverBox}
  }
`;

export const Topic = styled.p`
  ${type.strong}
  ${clampLines(3)}
`;

export const Lines = styled.dl`
  ${stack(2)}
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    color: ${color.inkMuted};
  }
`;

export const Amount = styled.div`
  padding-top: ${space[2]};
  ${type.h3}
  && dt {
    color: inherit;
  }
`;

export const Status = styled.output<{ $background: string }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $background }) => $background};
  strong {
    display: block;
    text-wrap: balance;
  }
  p {
    ${muted}
  }
`;

export const Assurance = styled.p`
  display: flex;
  gap: ${space[2]};
  ${muted}
  & > svg {
    margin-top: 0.2em;
  }
`;
