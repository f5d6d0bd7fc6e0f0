import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FactorForm } from './FactorForm.tsx';

const nothing = (): void => undefined;

export default {
  component: FactorForm,
  args: {
    methods: ['passkey', 'totp', 'recoveryCode'],
    failure: '',
    isBusy: false,
    onPasskey: nothing,
    onCode: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof FactorForm>;
type Story = StoryObj<typeof FactorForm>;

export const Passkey: Story = {};
export const Code: Story = { args: { methods: ['totp', 'recoveryCode'] } };
export const Refused: Story = {
  args: { methods: ['totp'], failure: 'This Code Is Not Right, Or It Was Used Already' },
};
export const PasskeyRefused: Story = { args: { methods: ['passkey'], failure: 'This Passkey Was Not Accepted' } };
