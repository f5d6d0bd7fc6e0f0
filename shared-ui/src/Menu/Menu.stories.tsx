import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const Room = styled.div`
  min-height: 22rem;
`;

function Opening(props: MenuProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <Room>
      <Menu {...props} isOpen={isOpen} onToggle={setOpen} />
    </Room>
  );
}

export default {
  component: Menu,
  render: (args) => <Opening {...args} />,
  args: {
    isOpen: true,
    onToggle: () => undefined,
    button: (wiring) => (
      <Button variant="quiet" iconAfter={<Icon name="chevron-down" size={18} />} {...wiring}>
        Ananya Iyer
      </Button>
    ),
    children: (
      <>
        <MenuItem as="a" href="#courses" icon={<Icon name="book" />} aria-current="page">
          My Courses
        </MenuItem>
        <MenuItem as="a" href="#profile" icon={<Icon name="user" />}>
          प्रोफ़ाइल
        </MenuItem>
        <MenuItem as="a" href="#history" icon={<Icon name="receipt" />}>
          Purchase History
        </MenuItem>
        <MenuItem icon={<Icon name="logout" />} tone="danger">
          Logout
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
type Story = StoryObj<typeof Menu>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
