import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Chip } from '../Chip/Chip.tsx';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { hindiCourse, sampleCourse, tamilCourse } from '../testing/sample-course.ts';
import { Carousel } from './Carousel.tsx';

const courses = [sampleCourse(), hindiCourse, tamilCourse, sampleCourse({ discount: 0 }), sampleCourse({ price: 0 })];

export default { component: Carousel } satisfies Meta<typeof Carousel>;
type Story = StoryObj<typeof Carousel>;

export const Courses: Story = {
  args: {
    label: 'Web Development Courses',
    itemWidth: '18rem',
    children: courses.map((course, index) => (
      <CourseCard key={course.thumbnail?.secure_url} course={course} href={`#${index}`} titleAs="h2" />
    )),
  },
};
export const Chips: Story = {
  args: {
    label: 'Categories',
    step: 600,
    gap: '0.5rem',
    children: ['All Courses', 'Web Development', 'Data Science', 'Machine Learning', 'Generative Ai', 'BlockChain'].map(
      (name) => (
        <Chip key={name} as="a" href={`#${name}`} isActive={name === 'All Courses'}>
          {name}
        </Chip>
      ),
    ),
  },
};
export const AllInView: Story = { args: { label: 'Short', itemWidth: '18rem', children: [<p key="one">One</p>] } };
