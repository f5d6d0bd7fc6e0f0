import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pager } from './Pager.tsx';

export default { component: Pager, args: { page: 2, pages: 6, onTurn: () => undefined } } satisfies Meta<typeof Pager>;
type Story = StoryObj<typeof Pager>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const OnlyOne: Story = { args: { page: 1, pages: 1 } };
export const Links: Story = { args: { hrefOf: (page: number) => `?page=${page}`, pages: 12500, page: 12499 } };
