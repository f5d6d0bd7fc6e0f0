import { color, media, space, type } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';

/** A person, and what can be done with them. */
export const PersonLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
`;

/** An invitation, and what can be done with it: below on phones. */
export const InvitationLine = styled(PersonLine)`
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Who = styled.div`
  ${line(3)}
  ${type.body}
  color: ${color.inkMuted};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color.ink};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** A field with its button beside it where there is room. */
export const OneLine = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;

    /* In line with the input, below its label. */
    > button {
      margin-top: 1.85rem;
    }
  }
`;
