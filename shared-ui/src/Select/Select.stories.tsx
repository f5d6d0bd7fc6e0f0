import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { Select } from './Select.tsx';

export default { component: Select } satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

export const States: Story = {
  render: () => (
    <Column>
      <Select label="Level" placeholder="Choose a level" options={['Beginner', 'Intermediate', 'Advance']} />
      <Select
        label="Language"
        defaultValue="hi"
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
      />
      <Select
        label="Action"
        options={[
          { value: 'changed', label: 'Course changed', group: 'Courses' },
          { value: 'refunded', label: 'Payment refunded', group: 'Payments' },
        ]}
      />
      <Select label="Category" options={['Cloud Computing']} error="Category is required!" />
      <Select label="Year" options={['2026']} disabled help="Only one year has payments." />
    </Column>
  ),
};
