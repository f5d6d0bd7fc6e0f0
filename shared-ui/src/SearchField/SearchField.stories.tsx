import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from './SearchField.tsx';

const typed = { typed: '', type: () => undefined, commitNow: () => undefined, clear: () => undefined };

export default {
  component: SearchField,
  args: { among: 'Search the people', placeholder: 'Name or email', typed },
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Typed: Story = { args: { typed: { ...typed, typed: 'Asha' } } };
