import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { TextArea } from './TextArea.tsx';

export default { component: TextArea } satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const States: Story = {
  render: () => (
    <Column>
      <TextArea
        label="Description"
        max={3000}
        help="At least 60 characters."
        defaultValue="From zero to a first model."
      />
      <TextArea label="Message" max={20} defaultValue="Longer than what is allowed" error="The message is too long" />
      <TextArea label="टिप्पणी" defaultValue="पाठ बहुत स्पष्ट थे, अभ्यास भी उपयोगी लगे।" />
    </Column>
  ),
};
