import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { space, type } from '../theme/tokens.ts';
import { Icon, type IconName } from './Icon.tsx';
import { iconPaths } from './icon-paths.ts';

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    ${type.caption}
  }
`;

export default { component: Icon } satisfies Meta<typeof Icon>;
type Story = StoryObj<typeof Icon>;

export const All: Story = {
  render: () => (
    <Sheet>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </Sheet>
  ),
};

export const Labelled: Story = { args: { name: 'lock', label: 'Locked' } };
export const Filled: Story = { args: { name: 'star', isFilled: true, label: 'Favourite' } };
