import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './Spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Large: Story = { args: { size: 48 } };
