import { centred, line, mutedCaption, square } from '@vidya/shared-ui/mixins';
import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Frame = styled.button.attrs({ type: 'button' })`
  position: relative;
  ${line(4)}
  width: 100%;
  max-width: 26rem;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  overflow: hidden;
  background: ${color.sunken};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  text-align: left;

  &[aria-invalid] {
    border-color: ${color.danger};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  > svg {
    color: ${color.inkFaint};
  }
`;

export const Mark = styled.span<{ $isVerified: boolean }>`
  ${centred}
  flex: none;
  ${square('1.75rem')}
  background: ${({ $isVerified }) => ($isVerified ? color.success : color.surface)};
  border: 2px solid ${({ $isVerified }) => ($isVerified ? color.success : color.lineStrong)};
  border-radius: ${radius.small};
  color: ${color.surface};
`;

export const Text = styled.span`
  display: grid;
  flex: 1;

  b {
    ${type.label}
  }
  span {
    ${mutedCaption}
  }
`;

export const Meter = styled.i`
  position: absolute;
  inset: auto auto 0 0;
  height: 3px;
  background: ${color.primary};
  transition: width ${motion.base};
`;

export const Fault = styled.p`
  display: flex;
  gap: ${space[1]};
  margin-top: ${space[2]};
  ${type.small}
  font-weight: 500;
  color: ${color.danger};
`;
