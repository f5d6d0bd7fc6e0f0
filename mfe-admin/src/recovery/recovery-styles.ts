import { row } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Facts } from '../parts/expandable.ts';

export const SectionTitle = styled.h2`
  margin-bottom: ${space[4]};
  ${type.h3}
`;

/** A field with its button beside it: the button stays beside the box, whatever stands below that. */
export const FindForm = styled.form`
  display: grid;
  gap: ${space[3]};
  max-width: 34rem;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      align-self: start;
      margin-top: 1.75rem;
    }
  }
`;

export const AccountCard = styled.div`
  padding: ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.large};

  ${media.tablet} {
    padding: ${space[5]};
  }
  && > p + div {
    margin-top: ${space[4]};
  }
`;

export const PersonName = styled.div`
  ${row(2, 1)}
  ${type.strong}
  overflow-wrap: anywhere;
`;

export const SignInFacts = styled(Facts)`
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[4]};
  margin: ${space[4]} 0;
`;
