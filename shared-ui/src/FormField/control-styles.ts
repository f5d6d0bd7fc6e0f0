import { css } from 'styled-components';
import { eased } from '../theme/mixins.ts';
import { color, media, motion, radius, space } from '../theme/tokens.ts';

/** The shared look of inputs, text areas and selects. */
export const control = css`
  width: 100%;
  min-height: 2.875rem;
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.ink};
  font-size: 1.0625rem;
  line-height: 1.4;
  ${eased(motion.quick, 'border-color', 'box-shadow')}

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not(:disabled, :read-only) {
      border-color: ${color.inkMuted};
    }
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  /* A browser does not shorten a date: with large text on a phone it is smaller than other text. */
  &:is([type='date'], [type='datetime-local']) {
    min-width: 0;
    font-size: min(1.0625rem, 7vw);
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  &:is(input, textarea):read-only:not(:disabled) {
    background: ${color.sunken};
    color: ${color.inkMuted};
  }
`;
