import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The label of a required field, with its asterisk. */
export function Marked({ children }: { children: string }) {
  return (
    <>
      {children}
      <Star aria-hidden="true"> *</Star>
    </>
  );
}

const Star = styled.span`
  color: ${color.danger};
`;
