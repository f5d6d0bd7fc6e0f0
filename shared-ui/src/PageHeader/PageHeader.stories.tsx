import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

export default { component: PageHeader } satisfies Meta<typeof PageHeader>;
type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {
  args: {
    title: 'All the skills you need in one place',
    lead: 'Courses by people who do the work, in thirteen languages.',
    actions: <Button>Create New Course</Button>,
  },
};
export const Hindi: Story = {
  args: {
    title: 'हिन्दी में डेटा साइंस: शून्य से पहली परियोजना तक',
  },
};
