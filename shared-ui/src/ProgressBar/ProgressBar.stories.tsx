import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default { component: ProgressBar } satisfies Meta<typeof ProgressBar>;
type Story = StoryObj<typeof ProgressBar>;

export const Values: Story = {
  render: () => (
    <Column>
      <ProgressBar value={0} />
      <ProgressBar value={42.9} />
      <ProgressBar value={100} />
      <ProgressBar value={66} label="Upload" caption="66 MB of 100 MB, 20 seconds left" />
    </Column>
  ),
};
