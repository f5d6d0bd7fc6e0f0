import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo.tsx';
import { faviconSvg } from './logo-svg.ts';

export default { component: Logo } satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const Small: Story = { args: { height: 28 } };
export const Large: Story = { args: { height: 120 } };
export const MarkOnly: Story = { args: { height: 64, isMarkOnly: true } };
export const Favicon: Story = {
  render: () => {
    const address = `data:image/svg+xml,${encodeURIComponent(faviconSvg)}`;
    return (
      <>
        {[16, 32, 128].map((size) => (
          <img key={size} src={address} width={size} height={size} alt="Vidya" />
        ))}
      </>
    );
  },
};
