import { act, screen } from '@testing-library/react';
import { mockNetwork } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { paths } from '@vidya/contracts/texts/paths';
import AuthoringRemote from '../remote.tsx';
import { mockResponses } from '../testing/mock-api.ts';

test.each([
  ['the form of a course', paths.editCourse('course-1')],
  ['the form of a lecture', paths.editLecture('course-1', 'lecture-1')],
  ['the last step', paths.publishCourse('course-1')],
])('without a network says that the course could not be loaded for %s, and loads it when it is back', async (_, at) => {
  const network = mockNetwork(mockResponses());
  act(network.leave);
  renderRemote(AuthoringRemote, {
    at,
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: network.responses,
  });
  expect(await screen.findByText('The course could not be loaded')).toBeVisible();
  act(network.comeBack);
  await screen.findAllByText(/Prompting|Publish|Save/);
  expect(screen.queryByText('The course could not be loaded')).not.toBeInTheDocument();
});
