import type { CourseCounts } from '@vidya/contracts/calls/catalogue';
import { Button } from '@vidya/shared-ui';
import { color, media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { List } from '../../data/list-address.ts';
import { FilterForm } from './FilterForm.tsx';

/** The filters beside the list on wide windows. */
export const FilterPanel = ({ list, counts }: { list: List; counts: CourseCounts | undefined }) => (
  <Panel aria-label="Filters">
    <FilterForm list={list} counts={counts}>
      <noscript>
        <Button type="submit">Show courses</Button>
      </noscript>
    </FilterForm>
  </Panel>
);

/** The height of the window below the fixed navbar. */
const room = 'calc(100dvh - 6.5rem)';

/* Stays beside the courses, so that the results of a choice stay visible. The faded end shows that there is more. */
const Panel = styled.aside`
  display: none;

  ${media.laptop} {
    position: sticky;
    top: 5.5rem;
    display: block;
    align-self: start;
    max-height: ${room};
    margin: 0 -${space[3]} 0 -${space[2]};
    padding: 0 ${space[3]} ${space[8]} ${space[2]};
    overflow-y: auto;
    mask-image: linear-gradient(#000 calc(100% - ${space[10]}), transparent);
    scrollbar-color: ${color.lineStrong} transparent;
    scrollbar-width: thin;
  }
`;
