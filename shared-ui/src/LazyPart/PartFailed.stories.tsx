import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PartFailed } from './lazy-part.tsx';

export default { component: PartFailed, args: { onRetry: () => undefined } } satisfies Meta<typeof PartFailed>;

export const WithRetry: StoryObj<typeof PartFailed> = {};
