import { line } from '@vidya/shared-ui/mixins';
import { color, layout, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { css, styled } from 'styled-components';
import { wide } from '../navbar-styles.ts';

export const Frame = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 24rem;
  margin-left: auto;
  ${media.phoneOnly} {
    margin-left: ${space[2]};

    /* In use it takes the whole bar. */
    &:focus-within {
      position: absolute;
      inset-inline: ${layout.gutter};
      z-index: 1;
      margin: 0;
      max-width: none;
    }
  }
  ${media.tablet} {
    position: relative;
  }
  ${wide} {
    min-width: 7rem;
  }
`;

/** The look of a search: a pill around a field without a look of its own. */
export const searchPill = css`
  ${line(2)}
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.inkMuted};
  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.primarySoft};
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${color.ink};
  }
`;

export const Form = styled.form`
  ${searchPill}
  height: 2.75rem;
  padding: 0 ${space[3]};
  transition: border-color ${motion.quick};

  ${media.tablet} {
    padding: 0 ${space[4]};
  }

  ${media.largeText} {
    padding: 0 ${space[2]};
    svg {
      display: none;
    }
  }
`;

export const Field = styled.input`
  ${type.small}
  text-overflow: ellipsis;
  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;
