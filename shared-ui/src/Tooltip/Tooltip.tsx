import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, layer, motion, radius, shadow, space, type } from '../theme/tokens.ts';

export interface TooltipProps {
  /** A few words. They are visual only: the control has its own accessible name. */
  text: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One control that accepts `ref` and event handlers. */
  children: ReactElement;
}

/** A short text beside a control while it has hover or focus. Importing it loads the positioning code. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} render={<Place />}>
          <Base.Popup render={<Bubble />}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Place = styled.div`
  z-index: ${layer.tooltip};
`;

const Bubble = styled.div`
  max-width: 18rem;
  padding: ${space[1]} ${space[3]};
  background: ${color.inverse};
  border-radius: ${radius.small};
  box-shadow: ${shadow.mid};
  ${type.small}
  color: ${color.onInverse};
  transition: opacity ${motion.quick};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
