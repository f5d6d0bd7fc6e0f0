import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A field's label with the mark of those that must be filled in. */
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
