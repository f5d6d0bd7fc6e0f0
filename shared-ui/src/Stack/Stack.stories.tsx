import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../Badge/Badge.tsx';
import { Note } from '../Note/Note.tsx';
import { RuledList } from '../RuledList/RuledList.tsx';
import { Row, Stack } from './Stack.tsx';

export default { component: Stack } satisfies Meta<typeof Stack>;
type Story = StoryObj<typeof Stack>;

export const Layout: Story = {
  render: () => (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <strong>Enrolments</strong>
        <Badge>Active</Badge>
      </Row>
      <RuledList>
        <li>A course with a title so long that it takes more than the one line that a narrow window has for it</li>
        <li>सबसे आसान भाषा में पायथन</li>
      </RuledList>
      <Note>Counted a minute ago</Note>
    </Stack>
  ),
};
