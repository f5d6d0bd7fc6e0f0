import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepHeader } from './StepHeader.tsx';

const steps = [{ label: 'Create Course' }, { label: 'Add Lectures' }, { label: 'Publish' }];

export default { component: StepHeader, args: { steps, current: 2 } } satisfies Meta<typeof StepHeader>;
type Story = StoryObj<typeof StepHeader>;

export const First: Story = { args: { current: 1 } };
export const Second: Story = {
  args: {
    steps: [
      { label: 'Create Course', href: '#create', isDone: true },
      { label: 'Add Lectures', href: '#add' },
      { label: 'Publish' },
    ],
  },
};
/** The second step is not done. */
export const Last: Story = {
  args: {
    current: 3,
    steps: [{ label: 'Create Course', isDone: true }, { label: 'Add Lectures' }, { label: 'Publish' }],
  },
};
