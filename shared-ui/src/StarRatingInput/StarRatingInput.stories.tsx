import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { StarRatingInput, type StarRatingInputProps } from './StarRatingInput.tsx';

function Choosing(props: StarRatingInputProps) {
  const [value, setValue] = useState(props.value);
  return <StarRatingInput {...props} value={value} onChange={setValue} />;
}

export default {
  component: StarRatingInput,
  render: (args) => <Choosing {...args} />,
  args: { value: 0, onChange: () => undefined },
} satisfies Meta<typeof StarRatingInput>;
type Story = StoryObj<typeof StarRatingInput>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 3.5 } };
export const Disabled: Story = { args: { value: 4, disabled: true } };
