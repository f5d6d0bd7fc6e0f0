import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GiveBackDialog } from './GiveBackDialog.tsx';

const nothing = (): void => undefined;

export default {
  component: GiveBackDialog,
  args: {
    isOpen: true,
    courseTitle: 'Prompting that works',
    method: 'upi',
    offer: { paymentId: 'payment-1', amount: 89_900, needsStaff: false },
    form: { reasonKind: '', reason: '' },
    error: undefined,
    onChange: nothing,
    onConfirm: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof GiveBackDialog>;
type Story = StoryObj<typeof GiveBackDialog>;

export const AtOnce: Story = {};
export const AsksStaff: Story = { args: { offer: { paymentId: 'payment-1', amount: 89_900, needsStaff: true } } };
export const Busy: Story = { args: { isBusy: true } };
