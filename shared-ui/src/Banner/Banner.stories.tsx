import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/story-layout.ts';
import { Banner } from './Banner.tsx';

export default { component: Banner } satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

export const Tones: Story = {
  render: () => (
    <Column>
      <Banner tone="warning" icon="offline">
        You are offline. What you opened before is still here.
      </Banner>
      <Banner>This course is being converted; it can be watched in a few minutes.</Banner>
      <Banner tone="success">Your payment has arrived.</Banner>
      <Banner
        tone="danger"
        action={
          <Button size="small" variant="secondary">
            Retry
          </Button>
        }
      >
        पाठ सहेजा नहीं जा सका।
      </Banner>
    </Column>
  ),
};
