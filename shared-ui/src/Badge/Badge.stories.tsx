import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../testing/story-layout.ts';
import { Badge } from './Badge.tsx';

export default { component: Badge } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="primary">New</Badge>
      <Badge tone="accent">Bestseller</Badge>
      <Badge tone="success" icon={<Icon name="check" size={14} />}>
        Paid
      </Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Expired</Badge>
      <Badge tone="info">प्रसंस्करण</Badge>
    </Row>
  ),
};
