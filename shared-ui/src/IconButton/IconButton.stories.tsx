import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../testing/story-layout.ts';
import { IconButton } from './IconButton.tsx';

export default { component: IconButton } satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton icon="search" label="Search" />
      <IconButton icon="chevron-right" label="Next" variant="outlined" />
      <IconButton icon="play" label="Play" variant="filled" />
      <IconButton icon="trash" label="Delete" variant="danger" />
      <IconButton icon="edit" label="Edit" size="small" />
    </Row>
  ),
};
export const States: Story = {
  render: () => (
    <Row>
      <IconButton icon="chevron-left" label="Previous" variant="outlined" disabled />
      <IconButton icon="upload" label="Uploading" isBusy />
      <IconButton as="a" href="mailto:meera@vidya.example" icon="mail" label="Write to Meera" />
    </Row>
  ),
};
