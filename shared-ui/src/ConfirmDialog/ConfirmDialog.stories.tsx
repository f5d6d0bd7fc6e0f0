import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const nothing = (): void => undefined;

export default {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Are you sure you want to delete your course?',
    lines: ['You will lose all the lectures of the course.', 'This action can not be undone.'],
    confirmLabel: 'Delete Course',
    onConfirm: nothing,
    onCancel: nothing,
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Danger: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    lines: ['What you typed is not saved yet.'],
    confirmLabel: 'Leave',
  },
};
