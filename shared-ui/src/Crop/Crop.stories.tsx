import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Crop, type CropProps, useCropping } from './use-cropping.tsx';

/** A picture with recognizable content in every corner. */
function sample(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1200;
  const pen = canvas.getContext('2d')!;
  for (const [index, tone] of ['#1f3a5f', '#4d7ea8', '#9ec1cf', '#e8a87c'].entries()) {
    pen.fillStyle = tone;
    pen.fillRect((index % 2) * 800, Math.floor(index / 2) * 600, 800, 600);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File([blob!], 'sample.png'))));
}

function Opening({ shape, title, maxPx }: CropProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
  const cropping = useCropping({ dialog, onCut: () => undefined, onFault: () => undefined });
  return (
    <>
      <Button onClick={() => void sample().then(cropping.pick)}>Choose a picture</Button>
      <Crop {...cropping.window} shape={shape} title={title} maxPx={maxPx} />
    </>
  );
}

export default {
  component: Crop,
  render: (args) => <Opening {...args} />,
  args: { shape: 'wide', title: 'Crop the thumbnail', maxPx: 1280 },
} satisfies Meta<typeof Crop>;
type Story = StoryObj<typeof Crop>;

export const Wide: Story = {};
export const Round: Story = { args: { shape: 'round', title: 'Crop your picture', maxPx: 512 } };
