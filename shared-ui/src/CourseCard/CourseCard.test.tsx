import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RenderLink } from '../link.tsx';
import { sampleCourse } from '../testing/sample-course.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

test('is one link, named by the title', () => {
  render(
    <CourseCard course={sampleCourse({ topic: 'React from first principles' })} href="/courseDetail?courseId=1" />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'React from first principles' })).toHaveAttribute(
    'href',
    '/courseDetail?courseId=1',
  );
});

test('leaves its one link to the router', async () => {
  const visit = jest.fn();
  const renderLink: RenderLink = ({ href, children }) => (
    <button role="link" onClick={() => visit(href)}>
      {children}
    </button>
  );
  const course = sampleCourse({ topic: 'React from first principles' });
  render(<CourseCard course={course} href="/courseDetail?courseId=1" renderLink={renderLink} />);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveAccessibleName('React from first principles');
  expect(visit).toHaveBeenCalledWith('/courseDetail?courseId=1');
});

test('says the rating and the original price to screen readers', () => {
  const { container } = render(<CourseCard course={sampleCourse({ price: 2999, discount: 50 })} href="#" />);
  expect(container).toHaveTextContent('Rated 4.5 out of 5 by 1,204 learners');
  expect(container).toHaveTextContent('₹1,499Original price ₹2,999');
});

test('shows Free with the original struck at a full discount, and nothing struck when it costs nothing', () => {
  const { container, rerender } = render(<CourseCard course={sampleCourse({ price: 999, discount: 100 })} href="#" />);
  expect(container.querySelector('s')).toHaveTextContent('₹999');
  expect(container).toHaveTextContent('Free');
  rerender(<CourseCard course={sampleCourse({ price: 0, discount: 0 })} href="#" />);
  expect(container.querySelector('s')).toBeNull();
});

test('calls a course without ratings new, beside its rating and count', () => {
  const { container } = render(<CourseCard course={sampleCourse({ rating: 0, noOfRatings: 0 })} href="#" />);
  expect(screen.getByText('New')).toBeVisible();
  expect(container).toHaveTextContent(/Not rated yetNew0\.0\(0\)/);
  render(<CourseCard course={sampleCourse()} href="#" />);
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('draws a book where there is no picture', () => {
  const { container } = render(<CourseCard course={sampleCourse({ thumbnail: null })} href="#" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('article > div:first-child svg')).toBeInTheDocument();
});

test('offers the small picture beside the large one', () => {
  const thumbnail = { secure_url: '/media/large.webp', small_url: '/media/small.webp' };
  const { container } = render(<CourseCard course={sampleCourse({ thumbnail })} href="#" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/small.webp');
  expect(picture).toHaveAttribute('srcset', '/media/small.webp 640w, /media/large.webp 1280w');
});

test('leaves no empty line where neither rating nor price is wanted', () => {
  const course = sampleCourse();
  const { container } = render(<CourseCard course={course} href="#" hasRating={false} hasPrice={false} />);
  expect(container.querySelectorAll('article div:empty')).toHaveLength(0);
});

test('says level, length and language, as far as they are known', () => {
  const course = sampleCourse({ level: 'Beginner', durationSeconds: 12_000, language: 'Hindi' });
  const { rerender } = render(<CourseCard course={course} href="#" />);
  expect(screen.getByText('Beginner · 3 h 20 min · Hindi')).toBeInTheDocument();
  rerender(<CourseCard course={{ ...course, durationSeconds: 0 }} href="#" />);
  expect(screen.getByText('Beginner · Hindi')).toBeInTheDocument();
  rerender(<CourseCard course={{ ...course, durationSeconds: 0, level: '', language: '' }} href="#" />);
  expect(screen.queryByText(/·|Hindi|Beginner/)).not.toBeInTheDocument();
});

test('has a place for the reason why it is here', () => {
  render(<CourseCard course={sampleCourse()} href="#" note={<p>In the description</p>} />);
  expect(screen.getByText('In the description')).toBeInTheDocument();
});

test('as a row on phones it says all that the card says, with a smaller picture file', () => {
  const thumbnail = { secure_url: '/media/large.webp', small_url: '/media/small.webp' };
  const course = sampleCourse({ thumbnail });
  const { container: card } = render(<CourseCard course={course} href="#" />);
  const { container: row } = render(<CourseCard course={course} href="#" isRowOnPhones />);
  expect(row.textContent).toBe(card.textContent);
  expect(row.querySelector('img')).toHaveAttribute('sizes', '(min-width: 40rem) 20rem, 8rem');
  expect(row.querySelector('img')).toHaveAttribute('srcset', card.querySelector('img')?.srcset);
});

test('the skeleton of a row has the styles of the row', () => {
  const { container: row } = render(<CourseCard course={sampleCourse()} href="#" isRowOnPhones />);
  const { container: skeleton } = render(<CourseCardSkeleton isRowOnPhones />);
  const [shared] = row.firstElementChild!.classList;
  expect(skeleton.firstElementChild).toHaveClass(shared!);
});
