import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { StarRatingInput } from '../StarRatingInput/StarRatingInput.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opening(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} actions={<Button onClick={close}>Save</Button>} />
    </>
  );
}

export default {
  component: Dialog,
  render: (args) => <Opening {...args} />,
  args: { isOpen: true, title: 'How Would You Rate This Course' },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Rating: Story = { args: { children: <StarRatingInput value={4.5} onChange={() => undefined} /> } };
export const LongText: Story = {
  args: {
    title: 'What the refund rules say, in the words in which they were agreed upon at the time of buying',
    children: <p>{'A course can be given back within seven days if less than a tenth was watched. '.repeat(30)}</p>,
  },
};
export const Drawer: Story = { args: { title: 'Dashboard', place: 'start', children: <a href="#top">Statistics</a> } };
export const Hindi: Story = {
  args: { title: 'इस पाठ्यक्रम को आप कैसे आँकेंगे?', children: <p>आपकी राय दूसरों की मदद करती है।</p> },
};
