import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

/** A rotating arc, `size` px wide and high. It is decoration: text beside it must say what is loading. */
export function Spinner({ size = 20, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <Turning viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true" {...rest}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </Turning>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;
`;
