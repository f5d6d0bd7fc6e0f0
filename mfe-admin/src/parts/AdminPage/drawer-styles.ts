import { color, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Opener = styled.button`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};
  color: ${color.inkMuted};
  text-align: start;
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.primary};
    color: ${color.primary};
  }
`;

export const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  ${type.caption}
`;

export const Here = styled.span`
  ${type.strong}
  color: ${color.ink};
`;
