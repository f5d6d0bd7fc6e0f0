import { line } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** As high as the field that may appear in it. On phones it has its own line at the bottom of the window. */
export const Block = styled.div`
  position: relative;
  flex: 1 0 100%;
  display: grid;
  align-items: center;
  min-height: 2.75rem;

  ${media.laptop} {
    flex: none;
  }
`;

export const Disclosure = styled.button.attrs({ type: 'button' })`
  justify-self: center;
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  ${type.label}
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.primaryHover};
  }
`;

export const Saved = styled.div`
  ${line(2)}
  justify-content: space-between;
  ${type.small}
  color: ${color.success};

  p {
    ${line(2)}
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  /* Its words end where the button above it ends. */
  > button {
    flex: none;
    margin-right: -${space[3]};
  }
`;
