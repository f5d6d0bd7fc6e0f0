import { act, screen } from '@testing-library/react';
import { categories } from '@vidya/contracts/rules/course/categories';
import { mockNetwork } from '@vidya/contracts/testing/mock-platform';
import { paths } from '@vidya/contracts/texts/paths';
import { mockResponses } from '../testing/mock-api.ts';
import { renderCatalog } from '../testing/render-catalog.tsx';

const slug = categories[0]?.slug ?? '';

test.each([
  ['all courses', paths.allCourses()],
  ['the courses of a category', paths.category(slug)],
  ['a course', paths.courseDetail(`${slug}-0`)],
])('without a network says that %s could not be loaded, and loads when it is back', async (_, at) => {
  const network = mockNetwork(mockResponses);
  act(network.leave);
  renderCatalog({ at, responses: network.responses });
  expect((await screen.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  act(network.comeBack);
  expect((await screen.findAllByText(/First steps/))[0]).toBeInTheDocument();
});
