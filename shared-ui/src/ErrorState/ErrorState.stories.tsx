import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

export default {
  component: ErrorState,
  args: { titleAs: 'h1', title: 'The courses did not load', children: 'The server took too long to answer.' },
} satisfies Meta<typeof ErrorState>;
type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = { args: { onRetry: () => undefined } };
export const WithReference: Story = { args: { onRetry: () => undefined, requestId: '3f2a9c81d07b4e56' } };
export const Retrying: Story = { args: { onRetry: () => undefined, isRetrying: true } };
export const WithWayHome: Story = {
  args: {
    title: 'Unexpected Application Error!',
    action: (
      <Button as="a" href="#home" variant="secondary">
        Go to Home
      </Button>
    ),
  },
};
