import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { Checkbox } from './Checkbox.tsx';

export default { component: Checkbox } satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const States: Story = {
  render: () => (
    <Column>
      <div>
        <Checkbox label="Beginner" aside="128" defaultChecked />
        <Checkbox label="हिन्दी" aside="42" />
        <Checkbox label="Manipuri" aside="0" disabled />
        <Checkbox label="Sanskrit" aside="3" defaultChecked disabled />
        <Checkbox type="radio" name="price" label="Free" defaultChecked />
        <Checkbox type="radio" name="price" label="Paid" />
        <Checkbox role="switch" aria-checked label="Free preview" defaultChecked />
        <Checkbox role="switch" aria-checked={false} label="कैप्शन" />
      </div>
    </Column>
  ),
};
