import { card, row, ruledItems, stack } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { lectureLink, page } from '../../parts/styles.ts';

export const Page = styled.div`
  ${page(4, 4)}
`;

/** Player and text beside the course; one column in a narrow window. */
export const Columns = styled.div`
  ${stack(6)}
  align-items: start;

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${space[8]};
  }
`;

export const About = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  h1 {
    ${type.h2}
  }
`;

export const Card = styled.section`
  ${stack(3)}
  padding: ${space[5]};
  ${card}
  overflow-wrap: anywhere;

  h2 {
    ${type.h4}
  }
  h2 a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

export const PriceLine = styled.p`
  ${row(3, 1)}
  margin-top: ${space[2]};
`;

export const PreviewsHeading = styled.h2`
  ${type.h4}
  margin-bottom: ${space[3]};
`;

export const Previews = styled.ul`
  overflow: hidden;
  ${card}
  ${ruledItems}

  a {
    grid-template-columns: auto 1fr auto;
    min-height: 3rem;
    ${type.small}
    line-height: 1.35;
    overflow-wrap: anywhere;
    ${lectureLink}

    &[aria-current] {
      font-weight: 650;
    }
  }
  svg {
    color: ${color.inkFaint};
  }
`;
