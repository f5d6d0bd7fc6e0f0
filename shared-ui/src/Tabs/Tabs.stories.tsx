import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Choosing(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

export default {
  component: Tabs,
  render: (args) => <Choosing {...args} />,
  args: {
    label: 'Sort courses',
    value: 'mostPopular',
    tabs: [
      { value: 'mostPopular', label: 'Most popular' },
      { value: 'new', label: 'New', count: 6 },
      { value: 'topRated', label: 'Top Rated' },
    ],
    onChange: () => undefined,
    children: 'The courses of the chosen tab.',
  },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};
export const Hindi: Story = {
  args: {
    tabs: [
      { value: 'mostPopular', label: 'सबसे लोकप्रिय' },
      { value: 'new', label: 'नए' },
    ],
    children: 'पाठ्यक्रम',
  },
};
