import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import TemplateRemote from '../../remote.tsx';
import { sampleAnswers } from '../../sample-answers.ts';

const Story = ({ answers }: { answers: ReturnType<typeof sampleAnswers> }) => (
  <PretendSite at="/template">
    <TemplateRemote platform={pretendPlatform({ answers })} />
  </PretendSite>
);

export default { title: 'Areas/Template', component: Story } satisfies Meta<typeof Story>;

export const WithCourses: StoryObj<typeof Story> = { args: { answers: sampleAnswers() } };
export const Empty: StoryObj<typeof Story> = { args: { answers: { listCourses: () => [] } } };
