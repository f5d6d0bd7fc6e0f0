import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StarRating } from './StarRating.tsx';

export default { component: StarRating } satisfies Meta<typeof StarRating>;
type Story = StoryObj<typeof StarRating>;

export const Half: Story = { args: { value: 4.5, ratings: 1204 } };
export const Full: Story = { args: { value: 5, ratings: 1 } };
export const None: Story = { args: { value: 0, ratings: 0 } };
export const New: Story = { args: { value: 0, ratings: 0, isNewUnrated: true } };
export const LargeWithoutCount: Story = { args: { value: 3.5, size: 32 } };
