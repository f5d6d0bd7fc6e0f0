import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Column } from '../testing/story-layout.ts';
import { Names } from './Names.tsx';

export default { component: Names } satisfies Meta<typeof Names>;
type Story = StoryObj<typeof Names>;

const names = ['Ananya Iyer', 'राजेश कुमार शर्मा', 'سارا خان', 'Arjun Menon'];

export const Cases: Story = {
  render: () => (
    <Column>
      {[1, 2, 3, 4].map((count) => (
        <p key={count}>
          <Names names={names.slice(0, count)} />
        </p>
      ))}
      <p>
        <Names names={names} max={2} />
      </p>
    </Column>
  ),
};
