import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export default { component: Tooltip } satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const OnHover: Story = {
  args: { text: 'Theatre mode', side: 'bottom', children: <IconButton icon="expand" label="Theatre mode" title="" /> },
};
