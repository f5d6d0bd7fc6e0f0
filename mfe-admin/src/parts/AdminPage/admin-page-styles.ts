import { layout, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[16]};

  ${media.laptop} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    gap: ${space[10]};
    padding-top: ${space[8]};
  }
`;

/** Never wider than its share, whatever table or chart it holds. */
export const Content = styled.div`
  min-width: 0;
`;

export const Bones = styled.div`
  display: grid;
  gap: ${space[4]};
`;
