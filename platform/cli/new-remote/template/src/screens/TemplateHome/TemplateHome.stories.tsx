import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import TemplateRemote from '../../remote.tsx';
import { mockResponses } from '../../testing/mock-api.ts';

const Story = ({ responses }: { responses: ReturnType<typeof mockResponses> }) => (
  <MockSite at="/template">
    <TemplateRemote platform={mockPlatform({ responses })} />
  </MockSite>
);

export default { title: 'Areas/Template', component: Story } satisfies Meta<typeof Story>;

export const WithCourses: StoryObj<typeof Story> = { args: { responses: mockResponses() } };
export const Empty: StoryObj<typeof Story> = { args: { responses: { listCourses: () => [] } } };
