import { styled } from 'styled-components';
import { muted } from '../theme/mixins.ts';

/** A remark in small muted text. Set the element with `as`: `span`, `time`, `small`. */
export const Note = styled.p`
  ${muted}
  overflow-wrap: anywhere;
`;
