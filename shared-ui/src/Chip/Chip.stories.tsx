import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../testing/story-layout.ts';
import { Chip } from './Chip.tsx';

export default { component: Chip } satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const States: Story = {
  render: () => (
    <Row>
      <Chip as="a" href="#all" isActive aria-current="page">
        All Courses
      </Chip>
      <Chip as="a" href="#web">
        Web Development
      </Chip>
      <Chip isRemovable aria-label="Remove filter हिन्दी">
        हिन्दी
      </Chip>
    </Row>
  ),
};
