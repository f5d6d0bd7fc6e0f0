import { color, layout, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[16]};
`;

/** Player and text beside the course; one column in a narrow window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${space[8]};
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

export const About = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  h1 {
    ${type.h2}
  }
  p {
    max-width: ${layout.reading};
    white-space: pre-line;
    color: ${color.inkMuted};
  }
  /* A skeleton's lines are as wide as they say. */
  > div {
    justify-self: stretch;
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

export const Card = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  overflow-wrap: anywhere;

  h2 {
    ${type.h4}
  }
  h2 a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

export const By = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[2]};
`;

export const PreviewsHeading = styled.h2`
  ${type.h4}
  margin-bottom: ${space[3]};
`;

export const Previews = styled.ul`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space[3]};
    min-height: 3rem;
    padding: ${space[3]} ${space[4]};
    ${type.small}
    line-height: 1.35;
    color: ${color.ink};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: background ${motion.quick};

    &:hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      background: ${color.primarySoft};
      box-shadow: inset 3px 0 0 ${color.primary};
      font-weight: 650;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  svg {
    color: ${color.inkFaint};
  }
`;

export const Length = styled.span`
  ${type.caption}
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
