import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { FileField } from './FileField.tsx';

const drop = (): void => undefined;

export default { component: FileField } satisfies Meta<typeof FileField>;
type Story = StoryObj<typeof FileField>;

export const States: Story = {
  render: () => (
    <Column>
      <FileField label="Thumbnail" icon="image" accept=".jpg,.png" help="JPG or PNG, 16:9 looks best." onPick={drop} />
      <FileField label="Video" icon="video" fileName="lecture-03-components-and-state-final-cut.mp4" onPick={drop} />
      <FileField label="Video" icon="video" error="Choose an .mp4, .avi, .mkv, .wmv or .flv file" onPick={drop} />
      <FileField label="Videos" icon="video" onPick={drop} onPickSeveral={drop} />
      <FileField label="Video" disabled onPick={drop} />
    </Column>
  ),
};
