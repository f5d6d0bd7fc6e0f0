import { card, mutedCaption } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Panel = styled.section`
  padding: ${space[4]} ${space[5]};
  ${card}
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;

  h2 {
    ${type.h3}
  }
  small {
    display: block;
    ${mutedCaption}
  }
  ${media.laptop} {
    margin-bottom: ${space[2]};

    button {
      display: none;
    }
  }
`;

/** Collapsed in narrow windows until the person opens it; always open beside the form. */
export const Fold = styled.div<{ $isOpen: boolean }>`
  ${media.belowLaptop} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    padding-top: ${space[2]};
  }
`;
