import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { Badge } from '../Badge/Badge.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { hindiCourse, sampleCourse, tamilCourse } from '../testing/sample-course.ts';
import { space } from '../theme/tokens.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space[5]};
  max-width: 80rem;
  margin: 0 auto;
`;

export default {
  component: CourseCard,
  args: { course: sampleCourse(), href: '#course', titleAs: 'h2' },
  decorators: [(Story) => <Grid>{Story()}</Grid>],
} satisfies Meta<typeof CourseCard>;

type Story = StoryObj<typeof CourseCard>;

export const Discounted: Story = {};
export const Free: Story = { args: { course: sampleCourse({ price: 0, discount: 0 }) } };
export const NotRated: Story = { args: { course: sampleCourse({ rating: 0, noOfRatings: 0 }) } };
export const Hindi: Story = { args: { course: hindiCourse } };
export const WithoutPicture: Story = { args: { course: sampleCourse({ thumbnail: null }) } };
export const LongText: Story = {
  args: {
    course: sampleCourse({
      topic: 'Operating systems, thoroughly: '.repeat(6).slice(0, 180),
      createdBy: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan',
      price: 100000,
      discount: 5,
      noOfRatings: 128450,
    }),
  },
};
export const Together: Story = {
  args: {
    course: sampleCourse({
      instructors: ['Ananya Iyer', 'राजेश कुमार शर्मा', 'Arjun Menon'].map((name) => ({ _id: name, name })),
    }),
  },
};
export const RowOnPhones: Story = {
  args: { isRowOnPhones: true, badge: <Badge tone="accent">New</Badge> },
  render: (args) => (
    <>
      <CourseCard {...args} />
      <CourseCard {...args} course={hindiCourse} badge={null} />
      <CourseCard {...args} course={tamilCourse} badge={null} />
      <CourseCardSkeleton isRowOnPhones />
    </>
  ),
};
export const Learner: Story = {
  args: {
    hasPrice: false,
    badge: <Badge tone="warning">Expired</Badge>,
    footer: <ProgressBar value={42} />,
  },
};
export const Loading: Story = {
  render: () => (
    <>
      <CourseCardSkeleton />
      <CourseCardSkeleton />
    </>
  ),
};
export const Shelf: Story = {
  render: () => (
    <>
      <CourseCard titleAs="h2" href="#1" course={sampleCourse()} badge={<Badge tone="accent">Bestseller</Badge>} />
      <CourseCard titleAs="h2" href="#2" course={hindiCourse} />
      <CourseCard titleAs="h2" href="#3" course={tamilCourse} />
      <CourseCard titleAs="h2" href="#4" course={sampleCourse({ thumbnail: null, rating: 0, noOfRatings: 0 })} />
      <CourseCardSkeleton />
    </>
  ),
};
