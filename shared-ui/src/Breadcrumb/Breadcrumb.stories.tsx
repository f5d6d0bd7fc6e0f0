import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './Breadcrumb.tsx';

export default { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
type Story = StoryObj<typeof Breadcrumb>;

export const Default: Story = {
  args: {
    crumbs: [{ label: 'Web Development', href: '#c' }, { label: 'Courses', href: '#a' }, { label: 'Course Details' }],
  },
};
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Home', href: '#h' },
      { label: 'My Courses', href: '#m' },
      { label: 'हिन्दी में डेटा साइंस: शून्य से पहली परियोजना तक, पूरे अभ्यास और हल के साथ' },
    ],
  },
};
