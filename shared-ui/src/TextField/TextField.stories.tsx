import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../Icon/Icon.tsx';
import { Column } from '../testing/story-layout.ts';
import { TextField } from './TextField.tsx';

export default { component: TextField } satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const States: Story = {
  render: () => (
    <Column>
      <TextField label="Full Name" autoComplete="name" placeholder="As on your certificate" />
      <TextField label="Email" type="email" help="We write to you about your courses only." />
      <TextField label="LinkedIn" isOptional />
      <TextField label="Contact Number" defaultValue="98765" error="Enter a valid contact number" />
      <TextField label="Email" defaultValue="asha@vidya.example" readOnly help="The address cannot be changed." />
      <TextField label="Address" defaultValue="Pune" disabled />
    </Column>
  ),
};
export const Affixes: Story = {
  render: () => (
    <Column>
      <TextField label="Price" prefix="₹" inputMode="numeric" defaultValue="1499" />
      <TextField label="Discount" suffix="%" inputMode="numeric" defaultValue="20" />
      <TextField
        label="Search"
        isLabelHidden
        type="search"
        prefix={<Icon name="search" />}
        placeholder="Search for anything"
      />
    </Column>
  ),
};
export const Hindi: Story = {
  args: { label: 'पूरा नाम', defaultValue: 'राजेश कुमार शर्मा', help: 'जैसा प्रमाणपत्र पर होना चाहिए' },
};
