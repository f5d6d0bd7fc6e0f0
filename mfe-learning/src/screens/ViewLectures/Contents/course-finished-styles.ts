import { row } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { keyframes, styled } from 'styled-components';
import { boldLinks } from '../../../parts/styles.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const glow = keyframes`
  from { opacity: 0; transform: scale(0.4); }
`;

/** Takes no room in the column while it is empty. */
export const Voice = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Fades in once; with reduced motion it appears at once. */
export const Celebration = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.accentSoft};
  border: 1px solid color-mix(in oklab, ${color.accent} 45%, transparent);
  border-radius: ${radius.large};
  animation: ${arrive} 600ms cubic-bezier(0.2, 0, 0, 1);

  h2 {
    ${type.h3}
  }
  p {
    margin-top: ${space[1]};
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[6]};
  }
  ${media.stillness} {
    animation: none;
  }
`;

/** The lamp of the site's logo, lit. */
export const Lamp = styled.div`
  position: relative;
  display: grid;

  &::before {
    content: '';
    position: absolute;
    inset: -1.25rem;
    background: radial-gradient(closest-side, color-mix(in oklab, ${color.accent} 45%, transparent), transparent);
    animation: ${glow} 1200ms cubic-bezier(0.2, 0, 0, 1);

    ${media.stillness} {
      animation: none;
    }
  }
  > svg {
    position: relative;
  }
`;

export const Quiet = styled.p`
  ${row(2)}
  ${type.small}
  ${boldLinks}

  > svg {
    color: ${color.accentInk};
  }
`;

export const Way = styled.section`
  display: flex;
  gap: ${space[2]};
  ${type.small}
  ${boldLinks}
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.accentInk};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: ${space[1]} 0 0;
    padding: 0;
    list-style: none;
  }
`;
