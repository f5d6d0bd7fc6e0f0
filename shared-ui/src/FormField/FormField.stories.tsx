import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormField } from './FormField.tsx';

export default { component: FormField } satisfies Meta<typeof FormField>;
type Story = StoryObj<typeof FormField>;

export const OwnControl: Story = {
  args: {
    label: 'Start date',
    help: 'The course opens at midnight in India.',
    error: 'Choose a day that is still to come',
    children: (wiring) => <input type="date" {...wiring} />,
  },
};
