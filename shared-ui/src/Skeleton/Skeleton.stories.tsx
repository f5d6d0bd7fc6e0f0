import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { Skeleton } from './Skeleton.tsx';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Shapes: Story = {
  render: () => (
    <Column aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton height="8rem" shape="block" />
      <Skeleton width="3rem" height="3rem" shape="circle" />
    </Column>
  ),
};
