import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space[6]};
`;

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
  margin: 0;
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.tablet} {
    padding: ${space[8]};
  }

  & > legend {
    float: left;
    padding: 0;
    ${type.h3}
  }

  & > legend + * {
    clear: both;
  }
`;

/** The form's buttons: the last one is the way on. On phones they stack, the way on first. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;

    & > :first-child:not(:last-child) {
      margin-right: auto;
    }
  }
`;

export const Note = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;
