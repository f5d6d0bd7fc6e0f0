import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button.tsx';
import {
  DeniedPicture,
  LostPicture,
  NoCoursesPicture,
  NoResultsPicture,
  NoTransactionsPicture,
} from '../Illustration/illustrations.tsx';
import { EmptyState } from './EmptyState.tsx';

export default { component: EmptyState, args: { titleAs: 'h1' } } satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const NoCourses: Story = {
  args: {
    picture: <NoCoursesPicture />,
    title: 'You have not subscribed any course',
    children: 'Find one that fits: the first lecture of every course tells what you will be able to do.',
    action: <Button>Explore Courses</Button>,
  },
};
export const NoResults: Story = {
  args: {
    picture: <NoResultsPicture />,
    title: 'No Course Available For This Section',
    children: 'Try fewer filters or another word.',
    action: <Button variant="secondary">Clear filters</Button>,
  },
};
export const Denied: Story = {
  args: {
    picture: <DeniedPicture />,
    title: 'Access Denied',
    children: 'You do not have permission to view this page, Please check your credentials or contact administrator',
    action: <Button>Go Back</Button>,
  },
};
export const Lost: Story = {
  args: {
    picture: <LostPicture />,
    title: 'Page Not Found',
    children: 'Oops!! the page you are looking for doesn’t exist or an other error occurred',
    action: <Button>Go Back</Button>,
  },
};
export const NoTransactions: Story = {
  args: { picture: <NoTransactionsPicture />, title: 'No transaction is done is this month' },
};
export const Hindi: Story = {
  args: { picture: <NoCoursesPicture />, title: <span lang="hi">अभी तक कोई पाठ्यक्रम नहीं</span> },
};
