import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { Price } from './Price.tsx';

export default { component: Price } satisfies Meta<typeof Price>;
type Story = StoryObj<typeof Price>;

export const Cases: Story = {
  render: () => (
    <Column>
      <Price price={100000} />
      <Price price={2999} discount={50} />
      <Price price={999} discount={100} />
      <Price price={0} />
      <Price price={2999} discount={50} size="large" />
      <Price price={1499} due={1199} size="large" />
    </Column>
  ),
};
