import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { PasswordField } from './PasswordField.tsx';

export default { component: PasswordField } satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const States: Story = {
  render: () => (
    <Column>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        placeholder="5+ characters"
        help="At least 6 characters."
      />
      <PasswordField label="Current password" defaultValue="secret" error="The password is not right" />
    </Column>
  ),
};
