import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from '../Price/Price.tsx';
import { Column } from '../testing/story-layout.ts';
import { Surface } from './Surface.tsx';

export default { component: Surface } satisfies Meta<typeof Surface>;
type Story = StoryObj<typeof Surface>;

export const Elevations: Story = {
  render: () => (
    <Column>
      <Surface $elevation="flat">On the page</Surface>
      <Surface $elevation="low">Resting on it</Surface>
      <Surface $elevation="mid">
        <Price price={2999} discount={50} size="large" />
      </Surface>
    </Column>
  ),
};
