import { row, stack } from '@vidya/shared-ui/mixins';
import { layout, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The content of a page below the navbar. */
export const Page = styled.div`
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter} ${space[16]};
`;

/** The head of a section: its title, and a button at the end. */
export const Head = styled.header`
  ${row(4)}
  justify-content: space-between;
  margin-bottom: ${space[5]};
  h2 {
    ${type.h3}
  }
`;

/** The fields of a form, one below the other. */
export const Fields = styled.form`
  ${stack(4)}
`;
