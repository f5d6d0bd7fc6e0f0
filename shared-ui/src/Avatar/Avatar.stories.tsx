import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { faviconSvg } from '../Logo/logo-svg.ts';
import { Row } from '../testing/story-layout.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(faviconSvg)}`;

export default { component: Avatar } satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const All: Story = {
  render: () => (
    <Row>
      <Avatar name="Vidya" src={picture} size={56} />
      <Avatar name="Ananya Iyer" size={56} />
      <Avatar name="राजेश कुमार शर्मा" size={56} />
      <Avatar name="Zoya" />
      <Avatar name="கவிதா சுந்தரம்" />
      <Avatar name="Former instructor" size={28} isDecorative />
    </Row>
  ),
};
